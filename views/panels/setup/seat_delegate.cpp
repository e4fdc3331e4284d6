// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/setup/seat_delegate.h"

#include "views/drawing/art.h"
#include "views/drawing/colours.h"
#include "views/drawing/row_paint.h"
#include "views/items/setup/new_game_model.h"
#include "views/widgets/spoken.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>

namespace caboose::views {
namespace {

constexpr qreal faceWidth = 30;
constexpr int edge = 12;
constexpr int besideName = 42; ///< between tick, face and name, and around them
constexpr int besideTick = 16; ///< before it, and half of the way to the face

/// As wide as the longest that is said of a seat here.
int seatWidth(const items::NewGameModel& plan, const QFont& font)
{
    const QFontMetrics bold(scaledFont(font, 1, true));
    int widest = 0;
    for (const items::BanditRow& row : plan.rows()) {
        const QString text = SeatDelegate::tr("%1 · begins").arg(row.seatName);
        widest = qMax(widest, bold.horizontalAdvance(text));
    }
    return widest + 2 * edge;
}

/// Behind the longest name of a bandit.
int namesEnd(const items::NewGameModel& plan, const QFont& font)
{
    const QFontMetrics bold(scaledFont(font, 1.1, true));
    int widest = 0;
    for (const items::BanditRow& row : plan.rows()) {
        widest = qMax(widest, bold.horizontalAdvance(row.name));
    }
    return tickWidth(font) + qRound(faceWidth) + widest + besideName;
}

/// What stands there before somebody has been named.
int widthOfNoName(const QFont& font)
{
    return QFontMetrics(font).horizontalAdvance(SeatDelegate::tr("Player’s name…")) + edge;
}

/// Where the player's name stands.
QRect nameArea(const items::NewGameModel& plan, const QStyleOptionViewItem& option)
{
    const QRect& row = option.rect;
    const int right = row.right() - seatWidth(plan, option.font);
    const int wished = row.left() + row.width() * 40 / 100;
    const int left = qMax(row.left() + namesEnd(plan, option.font),
                          qMin(wished, right - widthOfNoName(option.font)));
    return {left, row.top() + 5, qMax(0, right - left), row.height() - 10};
}

/// The tick with all around it.
int ticksEnd(const QStyleOptionViewItem& option)
{
    return option.rect.left() + tickWidth(option.font) + besideTick;
}

QString whoPlays(const items::BanditRow& row)
{
    if (row.isBot) return SeatDelegate::tr("Bot");
    return row.player.isEmpty() ? SeatDelegate::tr("Player’s name…") : row.player;
}

} // namespace

SeatDelegate::SeatDelegate(const items::NewGameModel& plan, QObject* parent)
    : QStyledItemDelegate(parent), m_plan(plan)
{}

QSize SeatDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {200, qMax(static_cast<int>(faceWidth * 1.5), option.fontMetrics.height() + 10) + 8};
}

namespace {

/// Bots have no player.
bool mayBeNamed(const items::BanditRow& row)
{
    return row.plays && !row.isBot;
}

/// Who plays two bandits is named once.
bool isNextToName(const items::BanditRow& row, int afterSeat)
{
    return mayBeNamed(row) && row.seat != afterSeat;
}

bool goesToNext(const QEvent& event)
{
    if (event.type() != QEvent::KeyPress) return false;
    const int key = static_cast<const QKeyEvent&>(event).key();
    return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Tab;
}

} // namespace

int SeatDelegate::leastWidth(const QFont& font) const
{
    constexpr int aroundRows = 20; // the frame of the list, and its scroll bar
    return namesEnd(m_plan, font) + widthOfNoName(font) + seatWidth(m_plan, font) + aroundRows;
}

bool SeatDelegate::eventFilter(QObject* editor, QEvent* event)
{
    if (!goesToNext(*event)) return QStyledItemDelegate::eventFilter(editor, event);
    auto* field = static_cast<QWidget*>(editor);
    const int seat = m_plan.at(field->property("row").toInt()).seat;
    int next = field->property("row").toInt() + 1;
    while (next < m_plan.rowCount() && !isNextToName(m_plan.at(next), seat)) ++next;
    Q_EMIT commitData(field);
    Q_EMIT closeEditor(field, NoHint);
    if (next < m_plan.rowCount()) Q_EMIT nameWanted(m_plan.index(next));
    return true;
}

bool SeatDelegate::editorEvent(QEvent* event, QAbstractItemModel* model,
                               const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const bool plays = m_plan.at(index.row()).plays;
    const bool isSpace = event->type() == QEvent::KeyPress &&
                         static_cast<const QKeyEvent&>(*event).key() == Qt::Key_Space;
    if (event->type() != QEvent::MouseButtonRelease && !isSpace) return false;
    if (!isSpace && plays) {
        const QPoint at = static_cast<const QMouseEvent&>(*event).position().toPoint();
        const bool isName = nameArea(m_plan, option).contains(at);
        if (isName && mayBeNamed(m_plan.at(index.row()))) Q_EMIT nameWanted(index);
        // Who takes part and is pointed at is chosen, to begin or to be moved, and not sent away.
        if (isName || at.x() > ticksEnd(option)) return true;
    }
    return model->setData(index, plays ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

QWidget* SeatDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&,
                                    const QModelIndex& index) const
{
    auto* editor = new QLineEdit(parent);
    editor->setProperty("row", index.row());
    editor->setPlaceholderText(tr("Player’s name"));
    //: %1: the name of a bandit
    editor->setAccessibleName(tr("Who plays %1?").arg(m_plan.at(index.row()).name));
    // The cursor gets there before the keyboard does: a screen reader takes it for where it is and
    // says nothing.
    const auto tell = [editor] {
        if (editor->hasFocus()) sayOf(*editor, editor->accessibleName());
    };
    QMetaObject::invokeMethod(editor, tell, Qt::QueuedConnection);
    return editor;
}

void SeatDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                        const QModelIndex&) const
{
    editor->setGeometry(nameArea(m_plan, option));
}

void SeatDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    const items::BanditRow& row = m_plan.at(index.row());
    painter->save();
    drawRowGround(*painter, option, false);
    QRectF area = QRectF(option.rect).adjusted(10, 3, -12, -3);
    painter->setOpacity(row.mayTakePart() ? 1 : coloursInUse().faded(0.6));
    drawTick(*painter, option, area, row.plays);
    area.setLeft(area.left() + tickWidth(option.font) + 12);
    if (!row.plays) painter->setOpacity(coloursInUse().faded(0.45));
    drawPawn(*painter, row.art, row.letter,
             fitted(row.art, {area.left(), area.top(), faceWidth, area.height()}));
    painter->setOpacity(1);
    area.setLeft(area.left() + faceWidth + 12);
    const QRectF name = nameArea(m_plan, option);
    drawLine(*painter, {area.left(), area.top(), name.left() - area.left() - 8, area.height()},
             row.name, scaledFont(option.font, 1.1, row.plays), rowInk(option, !row.plays));
    if (row.plays) {
        drawLine(*painter, name, whoPlays(row), option.font,
                 rowInk(option, !row.isBot && row.player.isEmpty()));
        drawLine(*painter, area, row.isFirst ? tr("%1 · begins").arg(row.seatName) : row.seatName,
                 scaledFont(option.font, 1, row.isFirst), rowInk(option, !row.isFirst),
                 Qt::AlignRight | Qt::AlignVCenter);
    } else if (!row.mayTakePart()) {
        drawLine(*painter, {name.left(), area.top(), area.right() - name.left(), area.height()},
                 row.whyNoBot, option.font, rowInk(option, true),
                 Qt::AlignRight | Qt::AlignVCenter);
    }
    painter->restore();
}

} // namespace caboose::views
