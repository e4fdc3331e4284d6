// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/setup/own_round_delegate.h"

#include "views/drawing/art.h"
#include "views/drawing/row_paint.h"
#include "views/items/setup/own_rounds_model.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr qreal tile = 26;

} // namespace

OwnRoundDelegate::OwnRoundDelegate(const items::OwnRoundsModel& rounds, QObject* parent)
    : QStyledItemDelegate(parent), m_rounds(rounds)
{}

QSize OwnRoundDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {220, static_cast<int>(tile) + 16};
}

void OwnRoundDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const
{
    const items::OwnRoundRow& row = m_rounds.at(index.row());
    painter->save();
    drawRowGround(*painter, option, false);
    QRectF area = QRectF(option.rect).adjusted(8, 4, -8, -4);
    for (const QString& art : row.arts) {
        drawLineArt(*painter, art, {area.left(), area.center().y() - tile / 2, tile, tile},
                    rowInk(option));
        area.setLeft(area.left() + tile + 3);
    }
    area.setLeft(area.left() + 6);
    const QString note = row.hands.isEmpty() ? row.event : row.hands + u" · "_s + row.event;
    drawLine(*painter, area, note, option.font, rowInk(option, true),
             Qt::AlignRight | Qt::AlignVCenter);
    painter->restore();
}

} // namespace caboose::views
