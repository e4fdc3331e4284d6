// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/setup/seat_delegate.h"

#include "views/art/art.h"
#include "views/items/game/new_game_model.h"
#include "views/row_paint/row_paint.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

namespace caboose::views {
namespace {

constexpr qreal faceWidth = 30;
constexpr int boxSize = 20;

/// Space, or a click anywhere in the row.
bool isTick(const QEvent& event)
{
    if (event.type() == QEvent::MouseButtonRelease) return true;
    return event.type() == QEvent::KeyPress &&
           static_cast<const QKeyEvent&>(event).key() == Qt::Key_Space;
}

} // namespace

SeatDelegate::SeatDelegate(const items::NewGameModel& plan, QObject* parent)
    : QStyledItemDelegate(parent), m_plan(plan)
{}

QSize SeatDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {200, static_cast<int>(faceWidth * 1.5) + 8};
}

bool SeatDelegate::editorEvent(QEvent* event, QAbstractItemModel* model,
                               const QStyleOptionViewItem&, const QModelIndex& index)
{
    if (!isTick(*event)) return false;
    const bool plays = m_plan.at(index.row()).plays;
    return model->setData(index, plays ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

void SeatDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    const items::BanditRow& row = m_plan.at(index.row());
    painter->save();
    drawRowGround(*painter, option, false);
    QRectF area = QRectF(option.rect).adjusted(10, 3, -12, -3);
    QStyleOptionButton box;
    box.rect =
        QRect(qRound(area.left()), qRound(area.center().y()) - boxSize / 2, boxSize, boxSize);
    box.state = QStyle::State_Enabled | (row.plays ? QStyle::State_On : QStyle::State_Off);
    box.palette = option.palette;
    QApplication::style()->drawPrimitive(QStyle::PE_IndicatorCheckBox, &box, painter);
    area.setLeft(area.left() + boxSize + 12);
    if (!row.plays) painter->setOpacity(0.45);
    drawPawn(*painter, row.art, row.letter,
             fitted(row.art, {area.left(), area.top(), faceWidth, area.height()}));
    area.setLeft(area.left() + faceWidth + 12);
    drawLine(*painter, area, row.name, scaledFont(option.font, 1.1, row.plays), rowInk(option));
    if (row.seat > 0) {
        drawLine(*painter, area, tr("Seat %1").arg(row.seat), option.font, rowInk(option, true),
                 Qt::AlignRight | Qt::AlignVCenter);
    }
    painter->restore();
}

} // namespace caboose::views
