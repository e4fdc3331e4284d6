// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common_deck/deck_delegate.h"

#include "views/art/art.h"
#include "views/items/game/common_deck_model.h"
#include "views/row_paint/row_paint.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

using State = items::DeckRow::State;

QString markFor(const items::DeckRow& row)
{
    switch (row.state) {
    case State::Resolved: return u"✓"_s;
    case State::Current: return u"▶"_s;
    case State::Next: return u"▷"_s;
    case State::Waiting:
    case State::Last: break;
    }
    return QString::number(row.id);
}

QString cardText(const items::DeckRow& row)
{
    return row.faceDown ? DeckDelegate::tr("%1 (face down)").arg(row.card) : row.card;
}

/// "next", behind the name of the card.
void drawNext(QPainter& painter, const QStyleOptionViewItem& option, QRectF& area)
{
    const QString next = DeckDelegate::tr("next");
    const QFont font = scaledFont(option.font, 0.85);
    drawLine(painter, area, next, font, option.palette.color(QPalette::Highlight),
             Qt::AlignRight | Qt::AlignVCenter);
    area.setRight(area.right() - QFontMetricsF(font).horizontalAdvance(next) - 6);
}

} // namespace

DeckDelegate::DeckDelegate(const items::CommonDeckModel& deck, QObject* parent)
    : QStyledItemDelegate(parent), m_deck(deck)
{}

QSize DeckDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const items::DeckRow& row = m_deck.at(index.row());
    const bool isLarge = row.state == State::Current || row.state == State::Last;
    const int text = option.fontMetrics.height();
    return {140, isLarge ? text * 2 + 20 : text + 15};
}

void DeckDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    const items::DeckRow& row = m_deck.at(index.row());
    const bool isLarge = row.state == State::Current || row.state == State::Last;
    const bool isOver = row.state == State::Resolved;
    painter->save();
    drawRowGround(*painter, option, isLarge);
    QRectF area = QRectF(option.rect).adjusted(8, 2, -8, -2);
    const qreal mark = option.fontMetrics.horizontalAdvance(u"000"_s);
    drawLine(*painter, {area.left(), area.top(), mark, area.height()}, markFor(row),
             scaledFont(option.font, 0.9), rowInk(option, !isLarge), Qt::AlignCenter);
    area.setLeft(area.left() + mark + 4);

    const qreal face = area.height() - 2;
    if (isOver) painter->setOpacity(0.55);
    drawPawn(*painter, row.whoArt, row.letter,
             fitted(row.whoArt, {area.left(), area.top() + 1, face * 0.72, face}));
    area.setLeft(area.left() + face * 0.72 + 6);
    const qreal sign = qMin(area.height(), option.fontMetrics.height() * 1.4);
    const QRectF picture(area.right() - sign, area.center().y() - sign / 2, sign, sign);
    drawLineArt(*painter, row.faceDown ? u"card-unknown"_s : row.cardArt, picture, rowInk(option));
    area.setRight(picture.left() - 6);
    painter->setOpacity(1);

    if (isLarge) {
        const qreal half = area.height() / 2;
        drawLine(*painter, {area.left(), area.top(), area.width(), half}, row.who, option.font,
                 rowInk(option, true), Qt::AlignLeft | Qt::AlignBottom);
        const QFont bold = scaledFont(option.font, 1.1, true);
        drawLine(*painter, {area.left(), area.top() + half, area.width(), half}, cardText(row),
                 fittedFont(bold, cardText(row), area.width()), rowInk(option),
                 Qt::AlignLeft | Qt::AlignTop);
    } else {
        const bool isNext = row.state == State::Next;
        if (isNext) drawNext(*painter, option, area);
        const QFont font = scaledFont(option.font, 1, isNext);
        drawLine(*painter, area, cardText(row), fittedFont(font, cardText(row), area.width()),
                 rowInk(option, isOver));
    }
    painter->restore();
}

} // namespace caboose::views
