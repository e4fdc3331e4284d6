// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/setup/checklist_delegate.h"

#include "views/drawing/art.h"
#include "views/drawing/colours.h"
#include "views/drawing/row_paint.h"
#include "views/items/setup/checklist_model.h"

#include <QKeyEvent>
#include <QListView>
#include <QPainter>

namespace caboose::views {
namespace {

constexpr qreal smallPicture = 46;

void drawPicture(QPainter& painter, const QStyleOptionViewItem& option,
                 const items::ChecklistRow& row, const QRectF& area)
{
    if (isLineArt(row.art))
        drawLineArt(painter, row.art, fitted(row.art, area), rowInk(option));
    else if (!row.letter.isEmpty())
        drawPawn(painter, row.art, row.letter, fitted(row.art, area));
    else if (!row.art.isEmpty())
        drawArt(painter, row.art, fitted(row.art, area));
}

/// Where everything is in a row of such a place; what is long goes on in the next line.
struct Line {
    Line(const QStyleOptionViewItem& option, const QRectF& where, const items::ChecklistRow& row)
        : area(where.adjusted(10, 3, -10, -3)), bold(scaledFont(option.font, 1, true))
    {
        picture = {area.left() + tickWidth(option.font) + 12, area.top(), smallPicture,
                   area.height()};
        const qreal left = picture.right() + 12;
        const qreal width = qMax<qreal>(80, area.right() - left);
        text = {left, area.top(), width, wrappedHeight(row.text, bold, width)};
        detail = {left, text.bottom(), width, 0};
        if (!row.detail.isEmpty()) detail.setHeight(wrappedHeight(row.detail, option.font, width));
        height = text.height() + detail.height() + 6;
    }

    QRectF area;
    QFont bold;
    QRectF picture;
    QRectF text;
    QRectF detail;
    qreal height = 0;
};

} // namespace

ChecklistDelegate::ChecklistDelegate(const items::ChecklistModel& list, QObject* parent)
    : QStyledItemDelegate(parent), m_list(list)
{}

QSize ChecklistDelegate::sizeHint(const QStyleOptionViewItem& option,
                                  const QModelIndex& index) const
{
    const items::ChecklistRow& row = m_list.at(index.row());
    if (row.isHeading) return {120, headingHeight(option)};
    const auto* list = qobject_cast<const QListView*>(option.widget);
    const Line line(option, QRectF(0, 0, list ? list->viewport()->width() : 500, 0), row);
    return {120, qMax(option.fontMetrics.height() * 2 + 14, qCeil(line.height))};
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
    Line line(option, QRectF(option.rect), row);
    if (row.isHeading) {
        drawHeading(*painter, option, line.area, row.text);
        painter->restore();
        return;
    }
    drawRowGround(*painter, option, false);
    drawTick(*painter, option, line.area, row.done);
    if (row.done) painter->setOpacity(coloursInUse().faded(0.5));
    drawPicture(*painter, option, row, line.picture);
    painter->setOpacity(1);
    // In the middle of a row that is higher.
    const qreal free = qMax<qreal>(0, (option.rect.height() - line.height) / 2);
    drawWrapped(*painter, line.text.translated(0, free), row.text, line.bold,
                rowInk(option, row.done));
    drawWrapped(*painter, line.detail.translated(0, free), row.detail, option.font,
                rowInk(option, true));
    painter->restore();
}

} // namespace caboose::views
