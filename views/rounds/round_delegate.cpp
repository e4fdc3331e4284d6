// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rounds/round_delegate.h"

#include "views/art/art.h"
#include "views/items/game/rounds_model.h"
#include "views/row_paint/row_paint.h"

#include <QPainter>

namespace caboose::views {
namespace {

using State = items::RoundRow::State;

constexpr qreal tile = 30;

} // namespace

RoundDelegate::RoundDelegate(const items::RoundsModel& rounds, QObject* parent)
    : QStyledItemDelegate(parent), m_rounds(rounds)
{}

QSize RoundDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const bool isKnown = !m_rounds.at(index.row()).turns.empty();
    const int text = option.fontMetrics.height();
    return {160, isKnown ? text + static_cast<int>(tile) + 20 : text + 14};
}

void RoundDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    const items::RoundRow& row = m_rounds.at(index.row());
    painter->save();
    drawRowGround(*painter, option, row.state == State::Current);
    QRectF area = QRectF(option.rect).adjusted(10, 5, -10, -5);
    const bool isQuiet = row.state != State::Current;
    const qreal text = option.fontMetrics.height();
    const QRectF head(area.left(), area.top(), area.width(), text);
    drawLine(*painter, head, row.title, scaledFont(option.font, 1, !isQuiet),
             rowInk(option, isQuiet));
    if (!row.event.isEmpty()) {
        drawLine(*painter,
                 head.adjusted(option.fontMetrics.horizontalAdvance(row.title) + 24, 0, 0, 0),
                 row.event, scaledFont(option.font, 1, row.isEventNow),
                 rowInk(option, isQuiet && !row.isEventNow), Qt::AlignRight | Qt::AlignVCenter);
    }
    if (!row.turns.empty()) {
        drawTurns(*painter, option, row, area.adjusted(0, text + 5, 0, 0));
    }
    painter->restore();
}

void RoundDelegate::drawTurns(QPainter& painter, const QStyleOptionViewItem& option,
                              const items::RoundRow& row, QRectF area) const
{
    qreal x = area.left();
    for (const items::RoundTurn& turn : row.turns) {
        const QRectF box(x, area.top(), tile, tile);
        const QColor edge =
            option.palette.color(turn.isCurrent ? QPalette::Highlight : QPalette::Mid);
        painter.setPen(QPen(edge, turn.isCurrent ? 3 : 1.2));
        QColor ground = option.palette.color(turn.isCurrent ? QPalette::Base : QPalette::Window);
        painter.setBrush(ground);
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5);
        painter.setOpacity(turn.isPast ? 0.4 : 1);
        drawLineArt(painter, turn.art, box.adjusted(5, 5, -5, -5), rowInk(option));
        painter.setOpacity(1);
        x += tile + 5;
    }
}

} // namespace caboose::views
