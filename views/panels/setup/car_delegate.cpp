// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/setup/car_delegate.h"

#include "views/drawing/art.h"
#include "views/drawing/colours.h"
#include "views/drawing/row_paint.h"
#include "views/items/setup/plan_cars_model.h"

#include <QPainter>

namespace caboose::views {
namespace {

constexpr qreal pictureWidth = 62;

} // namespace

CarDelegate::CarDelegate(const items::PlanCarsModel& cars, QObject* parent)
    : QStyledItemDelegate(parent), m_cars(cars)
{}

QSize CarDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {220, option.fontMetrics.height() * 2 + 16};
}

void CarDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const
{
    const items::PlanCarRow& row = m_cars.at(index.row());
    painter->save();
    drawRowGround(*painter, option, false);
    QRectF area = QRectF(option.rect).adjusted(10, 4, -10, -4);
    const bool isInTrain = row.place > 0 && !m_cars.isAsked();
    if (!isInTrain) painter->setOpacity(coloursInUse().faded(0.45));
    const qreal number = option.fontMetrics.horizontalAdvance(QStringLiteral("00"));
    if (isInTrain) {
        drawLine(*painter, {area.left(), area.top(), number, area.height()},
                 QString::number(row.place), scaledFont(option.font, 1.1, true), rowInk(option));
    }
    area.setLeft(area.left() + number + 6);
    drawArt(*painter, row.art,
            fitted(row.art, {area.left(), area.top(), pictureWidth, area.height()}));
    painter->setOpacity(1);
    area.setLeft(area.left() + pictureWidth + 10);
    const qreal half = area.height() / 2;
    drawLine(*painter, {area.left(), area.top(), area.width(), half}, row.name,
             scaledFont(option.font, 1, isInTrain), rowInk(option, !isInTrain));
    drawLine(*painter, {area.left(), area.top() + half, area.width(), half},
             row.place > 0 ? row.loot : tr("stays in the box"), scaledFont(option.font, 0.92),
             rowInk(option, true));
    painter->restore();
}

} // namespace caboose::views
