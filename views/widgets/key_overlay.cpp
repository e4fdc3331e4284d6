// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/key_overlay.h"

#include "views/items/wording/spoken_text.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr int mostColumns = 3;
constexpr int edge = 12; ///< of the window, around the card
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

/// For those who don't see them; whoever has heard enough presses a key.
QString spokenKeys(const QList<KeyGroup>& groups)
{
    QStringList spoken;
    for (const KeyGroup& group : groups) {
        spoken.append(group.title);
        for (const auto& [deed, key] : group.keys) spoken.append(deed + u": "_s + key);
    }
    return items::spokenTogether(spoken);
}

} // namespace

KeyOverlay::KeyOverlay(QWidget* window)
    : QWidget(window), m_card(new QScrollArea(this)), m_columns(new QHBoxLayout)
{
    setObjectName(u"keyOverlay"_s);
    setFocusPolicy(Qt::StrongFocus);
    // What is pressed answers nothing in the game.
    setProperty("ownKeys", true);
    m_card->setObjectName(u"keyCard"_s);
    m_columns->setContentsMargins(22, 18, 22, 10);
    m_columns->setSpacing(34);
    for (int n = 0; n < mostColumns; ++n) {
        auto* label = new QLabel;
        label->setObjectName(u"keyColumn"_s);
        label->setTextFormat(Qt::RichText);
        label->setAlignment(Qt::AlignTop);
        m_columns->addWidget(label, 1);
        m_labels.append(label);
    }
    auto* page = new QWidget;
    page->setLayout(m_columns);
    m_card->setWidgetResizable(true);
    m_card->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_card->setFocusPolicy(Qt::NoFocus);
    m_card->setWidget(page);
    window->installEventFilter(this);
    hide();
}

void KeyOverlay::show(const QList<KeyGroup>& groups)
{
    m_groups = groups;
    setAccessibleName(tr("Keys"));
    setAccessibleDescription(tr("Any key closes this.") + u' ' + spokenKeys(groups));
    m_before = QApplication::focusWidget();
    setVisible(true);
    lay();
    raise();
    setFocus();
}

/// In as many columns as there is room for; what is then too high is scrolled.
void KeyOverlay::lay()
{
    resize(parentWidget()->size());
    const QSize room = size() - QSize(2 * edge, 2 * edge);
    QWidget* page = m_card->widget();
    int columns = mostColumns;
    const int bar = m_card->verticalScrollBar()->sizeHint().width();
    do {
        fill(columns);
        m_columns->activate();
    } while (page->minimumSizeHint().width() + bar > room.width() && --columns > 0);
    const QSize wanted =
        page->sizeHint() + QSize(bar + 2 * m_card->frameWidth(), 2 * m_card->frameWidth());
    const QSize shown = wanted.boundedTo(room);
    m_card->setGeometry(
        {QPoint((width() - shown.width()) / 2, (height() - shown.height()) / 2), shown});
    m_card->verticalScrollBar()->setValue(0);
}

/// Groups stay whole; the columns become about equally long.
void KeyOverlay::fill(int columns)
{
    qsizetype all = 0;
    for (const KeyGroup& group : std::as_const(m_groups)) all += linesOf(group);
    QStringList texts(mostColumns);
    qsizetype before = 0;
    for (const KeyGroup& group : std::as_const(m_groups)) {
        const qsizetype middle = before + linesOf(group) / 2;
        texts[std::min<qsizetype>(columns - 1, middle * columns / std::max<qsizetype>(1, all))] +=
            tableOf(group);
        before += linesOf(group);
    }
    for (int n = 0; n < mostColumns; ++n) {
        m_labels.at(n)->setText(texts.at(n));
        m_labels.at(n)->setVisible(n < columns);
    }
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
    if (!scrolls(*event)) leave();
}

/// Where there is more than is seen, arrows show it.
bool KeyOverlay::scrolls(const QKeyEvent& event)
{
    QScrollBar& bar = *m_card->verticalScrollBar();
    if (bar.maximum() == 0) return false;
    switch (event.key()) {
    case Qt::Key_Up: bar.triggerAction(QScrollBar::SliderSingleStepSub); return true;
    case Qt::Key_Down: bar.triggerAction(QScrollBar::SliderSingleStepAdd); return true;
    case Qt::Key_PageUp: bar.triggerAction(QScrollBar::SliderPageStepSub); return true;
    case Qt::Key_PageDown: bar.triggerAction(QScrollBar::SliderPageStepAdd); return true;
    default: return false;
    }
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
    const bool isResized = watched == parentWidget() && event->type() == QEvent::Resize;
    if (isResized && isVisible()) lay();
    return QWidget::eventFilter(watched, event);
}

} // namespace caboose::views
