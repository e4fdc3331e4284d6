// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/setup/seat_delegate.h"

#include "views/drawing/art.h"
#include "views/drawing/colours.h"
#include "views/drawing/row_paint.h"
#include "views/items/setup/new_game_model.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>

namespace caboose::views {
namespace {

constexpr qreal faceWidth = 30;
constexpr int seatWidth = 130;

/// Where the player's name stands.
QRect nameArea(const QRect& row)
{
    const int left = row.left() + row.width() * 45 / 100;
    return {left, row.top() + 5, row.right() - seatWidth - left, row.height() - 10};
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
                               const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const bool isSpace = event->type() == QEvent::KeyPress &&
                         static_cast<const QKeyEvent&>(*event).key() == Qt::Key_Space;
    if (event->type() != QEvent::MouseButtonRelease && !isSpace) return false;
    const bool plays = m_plan.at(index.row()).plays;
    if (!isSpace && plays &&
        nameArea(option.rect).contains(static_cast<QMouseEvent&>(*event).position().toPoint())) {
        Q_EMIT nameWanted(index);
        return true;
    }
    return model->setData(index, plays ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

QWidget* SeatDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&,
                                    const QModelIndex&) const
{
    auto* editor = new QLineEdit(parent);
    editor->setPlaceholderText(tr("Player’s name"));
    editor->setAccessibleName(tr("Player’s name"));
    return editor;
}

void SeatDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                        const QModelIndex&) const
{
    editor->setGeometry(nameArea(option.rect));
}

void SeatDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    const items::BanditRow& row = m_plan.at(index.row());
    painter->save();
    drawRowGround(*painter, option, false);
    QRectF area = QRectF(option.rect).adjusted(10, 3, -12, -3);
    drawTick(*painter, option, area, row.plays);
    area.setLeft(area.left() + tickWidth + 12);
    if (!row.plays) painter->setOpacity(coloursInUse().faded(0.45));
    drawPawn(*painter, row.art, row.letter,
             fitted(row.art, {area.left(), area.top(), faceWidth, area.height()}));
    painter->setOpacity(1);
    area.setLeft(area.left() + faceWidth + 12);
    const QRectF name = nameArea(option.rect);
    drawLine(*painter, {area.left(), area.top(), name.left() - area.left() - 8, area.height()},
             row.name, scaledFont(option.font, 1.1, row.plays), rowInk(option, !row.plays));
    if (row.plays) {
        drawLine(*painter, name, row.player.isEmpty() ? tr("Player’s name…") : row.player,
                 option.font, rowInk(option, row.player.isEmpty()));
        const QString seat = tr("Seat %1").arg(row.seat);
        drawLine(*painter, area, row.isFirst ? tr("%1 · begins").arg(seat) : seat,
                 scaledFont(option.font, 1, row.isFirst), rowInk(option, !row.isFirst),
                 Qt::AlignRight | Qt::AlignVCenter);
    }
    painter->restore();
}

} // namespace caboose::views
