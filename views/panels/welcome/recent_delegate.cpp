// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/welcome/recent_delegate.h"

#include "views/drawing/art.h"
#include "views/drawing/row_paint.h"
#include "views/items/welcome/games_before_model.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr qreal smallFace = 20;

} // namespace

RecentDelegate::RecentDelegate(const items::GamesBeforeModel& games, QObject* parent)
    : QStyledItemDelegate(parent), m_games(games)
{}

QSize RecentDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {240, option.fontMetrics.height() * 2 + 16};
}

void RecentDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    const items::RecentGameRow& row = m_games.at(index);
    painter->save();
    drawRowGround(*painter, option, false);
    QRectF area = QRectF(option.rect).adjusted(12, 5, -12, -5);
    qreal right = area.right();
    for (qsizetype i = row.arts.size(); i-- > 0;) {
        right -= smallFace + 2;
        if (!m_areFacesDrawn) continue;
        drawPawn(*painter, row.arts.at(i), row.letters.at(i),
                 fitted(row.arts.at(i), {right, area.top(), smallFace, area.height()}));
    }
    area.setRight(right - 8);
    const qreal half = area.height() / 2;
    const bool isNamed = !row.name.isEmpty();
    const QString above = isNamed ? row.name : row.standing;
    const QString below = isNamed ? u"%1 · %2"_s.arg(row.standing, row.whoAndWhen) : row.whoAndWhen;
    drawLine(*painter, {area.left(), area.top(), area.width(), half}, above,
             scaledFont(option.font, 1, true), rowInk(option));
    drawLine(*painter, {area.left(), area.top() + half, area.width(), half}, below,
             scaledFont(option.font, 0.92), rowInk(option, true));
    painter->restore();
}

} // namespace caboose::views
