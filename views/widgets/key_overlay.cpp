// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/key_overlay.h"

#include <QApplication>
#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr int columns = 3;
constexpr int dim = 150; ///< how dark the window gets behind it, of 255

QString rowOf(const QPair<QString, QString>& key)
{
    return u"<tr><td style='padding-right:14px'>%1</td><td align='right'><b>%2</b></td></tr>"_s.arg(
        key.first.toHtmlEscaped(), key.second.toHtmlEscaped());
}

QString tableOf(const KeyGroup& group)
{
    QString table = u"<p style='margin:0 0 2px 0'><b>%1</b></p><table width='100%'>"_s.arg(
        group.title.toHtmlEscaped());
    for (const auto& key : group.keys) table += rowOf(key);
    return table + u"</table><br>"_s;
}

qsizetype linesOf(const KeyGroup& group)
{
    return group.keys.size() + 2;
}

} // namespace

KeyOverlay::KeyOverlay(QWidget* window)
    : QWidget(window), m_card(new QFrame(this)), m_columns(new QHBoxLayout(m_card))
{
    setObjectName(u"keyOverlay"_s);
    setFocusPolicy(Qt::StrongFocus);
    // What is pressed answers nothing in the game.
    setProperty("ownKeys", true);
    m_card->setObjectName(u"keyCard"_s);
    m_columns->setContentsMargins(22, 18, 22, 10);
    m_columns->setSpacing(34);
    for (int n = 0; n < columns; ++n) {
        auto* label = new QLabel(m_card);
        label->setObjectName(u"keyColumn"_s);
        label->setTextFormat(Qt::RichText);
        label->setAlignment(Qt::AlignTop);
        m_columns->addWidget(label, 1);
        m_labels.append(label);
    }
    auto* middle = new QHBoxLayout(this);
    middle->addStretch(1);
    middle->addWidget(m_card, 0, Qt::AlignCenter);
    middle->addStretch(1);
    window->installEventFilter(this);
    hide();
}

void KeyOverlay::show(const QList<KeyGroup>& groups)
{
    fill(groups);
    setAccessibleName(tr("Keys"));
    setAccessibleDescription(tr("Any key closes this."));
    m_before = QApplication::focusWidget();
    resize(parentWidget()->size());
    setVisible(true);
    raise();
    setFocus();
}

/// Groups stay whole; the columns become about equally long.
void KeyOverlay::fill(const QList<KeyGroup>& groups)
{
    qsizetype all = 0;
    for (const KeyGroup& group : groups) all += linesOf(group);
    QStringList texts(columns);
    qsizetype before = 0;
    for (const KeyGroup& group : groups) {
        const qsizetype middle = before + linesOf(group) / 2;
        texts[std::min<qsizetype>(columns - 1, middle * columns / std::max<qsizetype>(1, all))] +=
            tableOf(group);
        before += linesOf(group);
    }
    for (int n = 0; n < columns; ++n) m_labels.at(n)->setText(texts.at(n));
}

void KeyOverlay::leave()
{
    hide();
    if (m_before) m_before->setFocus();
    m_before = nullptr;
}

void KeyOverlay::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), QColor(0, 0, 0, dim));
}

void KeyOverlay::keyPressEvent(QKeyEvent* event)
{
    event->accept();
    leave();
}

void KeyOverlay::mousePressEvent(QMouseEvent*)
{
    leave();
}

bool KeyOverlay::event(QEvent* event)
{
    // The key that takes it away does nothing else.
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

bool KeyOverlay::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize) {
        resize(parentWidget()->size());
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace caboose::views
