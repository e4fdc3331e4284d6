// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/setup/checklist_delegate.h"

#include "views/drawing/art.h"
#include "views/drawing/colours.h"
#include "views/drawing/row_paint.h"
#include "views/items/setup/checklist_model.h"

#include <QKeyEvent>
#include <QPainter>

namespace caboose::views {
namespace {

constexpr qreal pictureWidth = 46;

void drawPicture(QPainter& painter, const QStyleOptionViewItem& option,
                 const items::ChecklistRow& row, const QRectF& area)
{
    if (row.art.startsWith(QStringLiteral("card-")))
        drawLineArt(painter, row.art, fitted(row.art, area), rowInk(option));
    else if (!row.letter.isEmpty())
        drawPawn(painter, row.art, row.letter, fitted(row.art, area));
    else if (!row.art.isEmpty())
        drawArt(painter, row.art, fitted(row.art, area));
}

} // namespace

ChecklistDelegate::ChecklistDelegate(const items::ChecklistModel& list, QObject* parent)
    : QStyledItemDelegate(parent), m_list(list)
{}

QSize ChecklistDelegate::sizeHint(const QStyleOptionViewItem& option,
                                  const QModelIndex& index) const
{
    const int text = option.fontMetrics.height();
    return {260, m_list.at(index.row()).isHeading ? text + 22 : text * 2 + 14};
}

bool ChecklistDelegate::editorEvent(QEvent* event, QAbstractItemModel* model,
                                    const QStyleOptionViewItem&, const QModelIndex& index)
{
    const bool isSpace = event->type() == QEvent::KeyPress &&
                         static_cast<const QKeyEvent&>(*event).key() == Qt::Key_Space;
    if (event->type() != QEvent::MouseButtonRelease && !isSpace) return false;
    const items::ChecklistRow& row = m_list.at(index.row());
    if (row.isHeading) return false;
    return model->setData(index, row.done ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

void ChecklistDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const
{
    const items::ChecklistRow& row = m_list.at(index.row());
    painter->save();
    QRectF area = QRectF(option.rect).adjusted(10, 3, -10, -3);
    if (row.isHeading) {
        drawLine(*painter, area, row.text, scaledFont(option.font, 1.1, true),
                 option.palette.color(QPalette::Highlight), Qt::AlignLeft | Qt::AlignBottom);
        painter->restore();
        return;
    }
    drawRowGround(*painter, option, false);
    drawTick(*painter, option, area, row.done);
    area.setLeft(area.left() + tickWidth + 12);
    if (row.done) painter->setOpacity(coloursInUse().faded(0.5));
    drawPicture(*painter, option, row, {area.left(), area.top(), pictureWidth, area.height()});
    painter->setOpacity(1);
    area.setLeft(area.left() + pictureWidth + 12);
    const qreal half = row.detail.isEmpty() ? area.height() : area.height() / 2;
    drawLine(*painter, {area.left(), area.top(), area.width(), half}, row.text,
             scaledFont(option.font, 1, true), rowInk(option, row.done));
    drawLine(*painter, {area.left(), area.top() + half, area.width(), half}, row.detail,
             option.font, rowInk(option, true));
    painter->restore();
}

} // namespace caboose::views
