// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/referee/option_button.h"

#include "views/drawing/art.h"
#include "views/items/referee/answer_keys.h"
#include "views/items/referee/options_model.h"
#include "views/widgets/wrapped_label.h"

#include <QEvent>
#include <QFocusEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr QSize pictureSize(30, 34);

/// Cards that hang on what is in a hand nobody sees are the ordinary case, and need no words.
QString noteFor(const items::OptionRow& option)
{
    if (!option.ruling.isEmpty()) return OptionButton::tr("Ruling: %1").arg(option.ruling);
    return {};
}

} // namespace

OptionButton::OptionButton(QWidget* parent)
    : QPushButton(parent), m_picture(new QLabel(this)), m_text(new WrappedLabel(this)),
      m_note(new WrappedLabel(this)), m_keys(new QLabel(this))
{
    setObjectName(u"bigButton"_s);
    setAutoDefault(false);
    m_text->setObjectName(u"bigButtonName"_s);
    m_note->setObjectName(u"quiet"_s);
    m_keys->setObjectName(u"keys"_s);
    m_picture->setFixedWidth(pictureSize.width());
    for (QLabel* label : {m_picture, m_text, m_note, m_keys}) {
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
        label->setTextFormat(Qt::PlainText);
    }
    auto* texts = new QVBoxLayout;
    texts->setSpacing(0);
    texts->addStretch(1);
    texts->addWidget(m_text);
    texts->addWidget(m_note);
    texts->addStretch(1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 7, 10, 7);
    row->setSpacing(10);
    row->addWidget(m_picture, 0, Qt::AlignVCenter);
    row->addLayout(texts, 1);
    row->addWidget(m_keys, 0, Qt::AlignVCenter);
}

void OptionButton::show(const items::OptionRow& option)
{
    m_option = option.id;
    m_art = option.art;
    m_faceDown = option.faceDown;
    m_text->setText(option.text);
    m_note->setText(noteFor(option));
    m_note->setVisible(!m_note->text().isEmpty());
    m_keys->setText(items::written(option.hint.keys));
    m_keys->setVisible(!option.hint.keys.isEmpty());
    m_picture->setVisible(!m_art.isEmpty());
    setAccessibleName(option.text);
    // What the help key looks for.
    setProperty("rule", option.rule);
    setToolTip(option.rule.isEmpty() ? QString() : tr("Rule %1").arg(option.rule));
    draw();
    updateGeometry();
}

void OptionButton::tellPlace(int place, int of)
{
    //: %1 and %2: numbers of answers
    QStringList told{tr("%1 of %2").arg(place).arg(of)};
    if (!m_keys->text().isEmpty()) told.append(tr("Key %1").arg(m_keys->text()));
    if (!m_note->text().isEmpty()) told.append(m_note->text());
    setAccessibleDescription(told.join(u". "_s));
}

void OptionButton::focusInEvent(QFocusEvent* event)
{
    switch (event->reason()) {
    case Qt::ActiveWindowFocusReason:
    case Qt::PopupFocusReason: break; // back from somewhere else
    default: m_wasGoneTo = event->reason() != Qt::OtherFocusReason;
    }
    QPushButton::focusInEvent(event);
}

void OptionButton::keyPressEvent(QKeyEvent* event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isReturn && event->key() != Qt::Key_Space)
        QPushButton::keyPressEvent(event);
    else if (m_wasGoneTo && isReturn)
        click();
    else if (m_wasGoneTo)
        QPushButton::keyPressEvent(event);
}

QSize OptionButton::sizeHint() const
{
    return layout()->sizeHint();
}

QSize OptionButton::minimumSizeHint() const
{
    return layout()->minimumSize();
}

void OptionButton::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange) draw();
    QPushButton::changeEvent(event);
}

void OptionButton::draw()
{
    if (m_art.isEmpty()) return;
    const QColor ink =
        palette().color(m_faceDown ? QPalette::PlaceholderText : QPalette::WindowText);
    m_picture->setPixmap(artPixmap(m_art, {}, pictureSize, devicePixelRatioF(), ink));
}

} // namespace caboose::views
