// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/train_map/carried_piece.h"

#include "views/art/art.h"

#include <QPainter>

namespace caboose::views {
namespace {

constexpr QSizeF pawnSize(58, 87);
constexpr QSizeF tokenSize(50, 50);
constexpr qreal smallest = 0.45; ///< it stays large enough to be seen under a finger

} // namespace

void drawCarried(QPainter& painter, const CarriedPiece& carried, qreal scale)
{
    const bool isPawn = carried.piece.kind == items::HandPiece::Kind::Pawn;
    const QSizeF size = (isPawn ? pawnSize : tokenSize) * qMax(scale, smallest);
    const QRectF area(carried.at - QPointF(size.width() / 2, size.height() * 0.6), size);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 70));
    painter.drawEllipse(QPointF(area.center().x(), area.bottom()), size.width() * 0.45, 5 * scale);
    painter.setOpacity(0.92);
    if (isPawn)
        drawPawn(painter, carried.art, carried.letter, area);
    else
        drawArt(painter, carried.art, fitted(carried.art, area));
    painter.setOpacity(1);
}

} // namespace caboose::views
