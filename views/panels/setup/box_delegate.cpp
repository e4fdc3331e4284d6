// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/setup/box_delegate.h"

#include "views/drawing/colours.h"
#include "views/drawing/row_paint.h"

#include <QKeyEvent>
#include <QPainter>

namespace caboose::views {

namespace {

bool isTicked(const QModelIndex& index)
{
    return index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
}

} // namespace

BoxDelegate::BoxDelegate(Roles roles, QObject* parent) : QStyledItemDelegate(parent), m_roles(roles)
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
    return model->setData(index, isTicked(index) ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

void BoxDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const
{
    const bool isFree = index.flags().testFlag(Qt::ItemIsUserCheckable);
    const QString use = index.data(m_roles.use).toString();
    const bool hasUse = !use.isEmpty() && (isTicked(index) || !m_roles.isUseOfTicked);
    painter->save();
    drawRowGround(*painter, option, false);
    QRectF area = QRectF(option.rect).adjusted(10, 3, -12, -3);
    painter->setOpacity(isFree ? 1 : coloursInUse().faded(0.6));
    drawTick(*painter, option, area, isTicked(index));
    painter->setOpacity(1);
    area.setLeft(area.left() + tickWidth + 12);
    const qreal half = area.height() / 2;
    const qreal end = hasUse ? QFontMetricsF(option.font).horizontalAdvance(use) + 12 : 0;
    drawLine(*painter, {area.left(), area.top(), area.width() - end, half},
             index.data(Qt::DisplayRole).toString(), scaledFont(option.font, 1, true),
             rowInk(option));
    drawLine(*painter, {area.left(), area.top() + half, area.width() - end, half},
             index.data(m_roles.contents).toString(), option.font, rowInk(option, true));
    if (hasUse) {
        drawLine(*painter, area, use, option.font, rowInk(option),
                 Qt::AlignRight | Qt::AlignVCenter);
    }
    painter->restore();
}

} // namespace caboose::views
