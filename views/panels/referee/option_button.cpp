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
#include <QPainter>
#include <QStyle>

#include <utility>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr QSize pictureSize(30, 34);
constexpr int signSide = 24;
constexpr int signGap = 4;
constexpr int eventGap = 9; ///< before hands and event, which are no turns
constexpr int besideGap = 10;
constexpr int aboveGap = 2;

/// Cards that hang on what is in a hand nobody sees are the ordinary case, and need no words.
QString noteFor(const items::OptionRow& option)
{
    if (!option.hint.isPossible()) return option.reason;
    if (!option.meets.isEmpty()) return option.meets;
    if (!option.ruling.isEmpty()) return OptionButton::tr("Ruling: %1").arg(option.ruling);
    return {};
}

} // namespace

OptionButton::OptionButton(QWidget* parent)
    : QPushButton(parent), m_picture(new QLabel(this)), m_text(new WrappedLabel(this)),
      m_note(new WrappedLabel(this)), m_keys(new QLabel(this)),
      m_content(new QBoxLayout(QBoxLayout::LeftToRight))
{
    setObjectName(u"bigButton"_s);
    setAutoDefault(false);
    m_text->setObjectName(u"bigButtonName"_s);
    m_note->setObjectName(u"quiet"_s);
    m_keys->setObjectName(u"keys"_s);
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
    row->setSpacing(besideGap);
    m_content->setSpacing(besideGap);
    m_content->addWidget(m_picture, 0, Qt::AlignLeft | Qt::AlignVCenter);
    m_content->addLayout(texts, 1);
    row->addLayout(m_content, 1);
    row->addWidget(m_keys, 0, Qt::AlignVCenter);
    // A long answer takes more lines, and not more room than there is; its neighbour grows with it.
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void OptionButton::show(const items::OptionRow& option)
{
    m_option = option.id;
    // What is emptied is hidden, too: it keeps its looks, which take long to change.
    if (!option.text.isEmpty()) setPossible(option.hint.isPossible());
    m_art = option.art;
    m_faceDown = option.faceDown;
    m_text->setText(option.text);
    m_note->setText(noteFor(option));
    m_note->setVisible(!m_note->text().isEmpty());
    m_keys->setText(items::written(option.hint.keys));
    m_keys->setVisible(!option.hint.keys.isEmpty());
    m_signs = option.signs;
    m_picture->setVisible(!m_art.isEmpty() || !m_signs.isEmpty());
    setAccessibleName(option.signsInWords.isEmpty()
                          ? option.text
                          : tr("%1 – %2").arg(option.text, option.signsInWords));
    // What the help key looks for.
    setProperty("rule", option.rule);
    setToolTip(option.rule.isEmpty() ? QString() : tr("Rule %1").arg(option.rule));
    draw();
    // Its width is asked for before it is seen.
    for (QLabel* label : {m_text, m_note, m_keys}) label->ensurePolished();
    layout()->activate();
    updateGeometry();
}

void OptionButton::setPossible(bool isPossible)
{
    if (isPossible == m_isPossible) return;
    m_isPossible = isPossible;
    setProperty("refused", !isPossible);
    for (QWidget* widget : std::initializer_list<QWidget*>{this, m_text}) {
        widget->style()->unpolish(widget);
        widget->style()->polish(widget);
    }
}

void OptionButton::tellPlace(int place, int of)
{
    QStringList told;
    //: %1 and %2: numbers of answers
    if (place > 0) told.append(tr("%1 of %2").arg(place).arg(of));
    if (!m_keys->text().isEmpty()) told.append(tr("Key %1").arg(m_keys->text()));
    if (!m_note->text().isEmpty()) told.append(m_note->text());
    setAccessibleDescription(told.join(u". "_s));
}

void OptionButton::focusInEvent(QFocusEvent* event)
{
    const Qt::FocusReason reason = event->reason();
    const bool isBack = reason == Qt::ActiveWindowFocusReason || reason == Qt::PopupFocusReason;
    if (!isBack) {
        m_wasGoneTo = reason != Qt::OtherFocusReason;
        m_sinceCame.start();
    }
    QPushButton::focusInEvent(event);
}

void OptionButton::keyPressEvent(QKeyEvent* event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isReturn && event->key() != Qt::Key_Space)
        QPushButton::keyPressEvent(event);
    else if (isPressed() && isReturn)
        click();
    else if (isPressed())
        QPushButton::keyPressEvent(event);
}

bool OptionButton::isPressed() const
{
    return m_wasGoneTo || (m_sinceCame.isValid() && m_sinceCame.durationElapsed() > unread);
}

int OptionButton::widthInARow() const
{
    const int now = minimumSizeHint().width();
    if (m_content->direction() == QBoxLayout::LeftToRight) return now;
    const int picture = m_picture->minimumWidth();
    const int texts = m_text->minimumSizeHint().width();
    return now - qMax(picture, texts) + picture + besideGap + texts;
}

void OptionButton::stackSigns(bool isStacked)
{
    const bool isAbove = isStacked && !m_signs.isEmpty();
    m_content->setSpacing(isAbove ? aboveGap : besideGap);
    m_content->setDirection(isAbove ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
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
    const QColor ink = palette().color(m_faceDown || !m_isPossible ? QPalette::PlaceholderText
                                                                   : QPalette::WindowText);
    if (!m_signs.isEmpty()) drawSigns(ink);
    if (m_art.isEmpty()) return;
    m_picture->setFixedWidth(pictureSize.width());
    m_picture->setPixmap(artPixmap(m_art, {}, pictureSize, devicePixelRatioF(), ink));
}

/// As they stand on the card: the turns in a row, and apart its hands and the event.
void OptionButton::drawSigns(const QColor& ink)
{
    const auto isTurn = [](const QString& sign) { return sign.startsWith(u"turn-"_s); };
    const int count = static_cast<int>(m_signs.size());
    const int width = count * (signSide + signGap) + eventGap;
    const qreal scale = devicePixelRatioF();
    QPixmap pixmap(QSize(width, pictureSize.height()) * scale);
    pixmap.setDevicePixelRatio(scale);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    int x = 0;
    bool isApart = false;
    for (const QString& sign : std::as_const(m_signs)) {
        if (!isTurn(sign) && !std::exchange(isApart, true)) x += eventGap;
        const QRectF box(x, (pictureSize.height() - signSide) / 2.0, signSide, signSide);
        if (isTurn(sign)) {
            painter.setPen(QPen(palette().color(QPalette::Mid), 1));
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
        }
        const qreal inset = isTurn(sign) ? 4 : 0;
        drawLineArt(painter, sign, box.adjusted(inset, inset, -inset, -inset), ink);
        x += signSide + signGap;
    }
    painter.end();
    m_picture->setFixedWidth(width);
    m_picture->setPixmap(pixmap);
}

} // namespace caboose::views
