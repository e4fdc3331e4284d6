// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/setup/box_delegate.h"

#include "views/drawing/colours.h"
#include "views/drawing/row_paint.h"
#include "views/items/setup/owned_boxes_model.h"

#include <QKeyEvent>
#include <QPainter>

namespace caboose::views {

BoxDelegate::BoxDelegate(const items::OwnedBoxesModel& boxes, QObject* parent)
    : QStyledItemDelegate(parent), m_boxes(boxes)
{}

QSize BoxDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {260, option.fontMetrics.height() * 2 + 14};
}

bool BoxDelegate::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem&,
                              const QModelIndex& index)
{
    const bool isSpace = event->type() == QEvent::KeyPress &&
                         static_cast<const QKeyEvent&>(*event).key() == Qt::Key_Space;
    if (event->type() != QEvent::MouseButtonRelease && !isSpace) return false;
    const bool isOwned = m_boxes.at(index.row()).isOwned;
    return model->setData(index, isOwned ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

void BoxDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const
{
    const items::BoxRow& row = m_boxes.at(index.row());
    painter->save();
    drawRowGround(*painter, option, false);
    QRectF area = QRectF(option.rect).adjusted(10, 3, -12, -3);
    painter->setOpacity(row.isNeeded ? coloursInUse().faded(0.6) : 1);
    drawTick(*painter, option, area, row.isOwned);
    painter->setOpacity(1);
    area.setLeft(area.left() + tickWidth + 12);
    const qreal half = area.height() / 2;
    const qreal use = QFontMetricsF(option.font).horizontalAdvance(row.use) + 12;
    drawLine(*painter, {area.left(), area.top(), area.width() - use, half}, row.name,
             scaledFont(option.font, 1, true), rowInk(option));
    drawLine(*painter, {area.left(), area.top() + half, area.width() - use, half}, row.contents,
             option.font, rowInk(option, true));
    if (row.isOwned) {
        drawLine(*painter, area, row.use, option.font, rowInk(option),
                 Qt::AlignRight | Qt::AlignVCenter);
    }
    painter->restore();
}

} // namespace caboose::views
