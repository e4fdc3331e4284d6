// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/rounds/round_delegate.h"

#include "views/drawing/art.h"
#include "views/drawing/colours.h"
#include "views/drawing/row_paint.h"
#include "views/items/game/piece_art.h"
#include "views/items/rounds/rounds_model.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QtMath>

namespace caboose::views {
namespace {

using State = items::RoundRow::State;

constexpr qreal tile = 32;
constexpr qreal gap = 5;
constexpr qreal corner = 8;
constexpr int margin = 4;  ///< around a card
constexpr int padding = 9; ///< within it

constexpr qreal gistGap = 3;

QFont gistFont(const QStyleOptionViewItem& option)
{
    return scaledFont(option.font, 0.92);
}

/// Of the sentence that says what the event does; only where it is about to.
qreal gistHeight(const QStyleOptionViewItem& option, const items::RoundRow& row, qreal width)
{
    if (row.state != State::Current || row.gist.isEmpty() || width <= 0) return 0;
    return wrappedHeight(row.gist, gistFont(option), width) + gistGap;
}

QFont eventFont(const QStyleOptionViewItem& option, const items::RoundRow& row)
{
    return scaledFont(option.font, 1, row.isEventNow);
}

QString eventText(const items::RoundRow& row)
{
    //: %1: an event
    return RoundDelegate::tr("Event: %1").arg(row.event);
}

/// The event's art is as high as a line.
qreal besideArt(const QStyleOptionViewItem& option)
{
    return option.fontMetrics.height() + gap;
}

qreal eventHeight(const QStyleOptionViewItem& option, const items::RoundRow& row, qreal width)
{
    if (row.event.isEmpty() || width <= besideArt(option)) return 0;
    return wrappedHeight(eventText(row), eventFont(option, row), width - besideArt(option));
}

bool isKnown(const items::RoundRow& row)
{
    return !row.turns.empty();
}

} // namespace

RoundDelegate::RoundDelegate(const items::RoundsModel& rounds, QObject* parent)
    : QStyledItemDelegate(parent), m_rounds(rounds)
{}

QSize RoundDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const items::RoundRow& row = m_rounds.at(index.row());
    const int text = option.fontMetrics.height();
    const int around = 2 * (margin + padding);
    if (!isKnown(row)) return {160, text + around};
    const int width =
        option.widget ? static_cast<const QAbstractItemView*>(option.widget)->viewport()->width()
                      : 0;
    const qreal event = row.event.isEmpty() ? 0 : eventHeight(option, row, width - around) + 6;
    const qreal gist = gistHeight(option, row, width - around);
    return {160, text + 6 + static_cast<int>(tile) + qCeil(event + gist) + around};
}

/// As the card lies on the table: face up with its turns, or face down.
void RoundDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    const items::RoundRow& row = m_rounds.at(index.row());
    const bool isNow = row.state == State::Current;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(option.rect).adjusted(margin, margin, -margin, -margin);
    drawCard(*painter, option, row, card);
    const QRectF area = card.adjusted(padding, padding, -padding, -padding);
    const qreal text = option.fontMetrics.height();
    drawLine(*painter, {area.left(), area.top(), area.width(), text}, row.title,
             scaledFont(option.font, 1, isNow), rowInk(option, !isNow));
    if (!isKnown(row)) {
        drawLine(*painter, area, tr("face down"), option.font, rowInk(option, true),
                 Qt::AlignRight | Qt::AlignVCenter);
        painter->restore();
        return;
    }
    drawTurns(*painter, option, row, area.adjusted(0, text + 6, 0, 0));
    if (!row.event.isEmpty()) {
        const qreal gist = gistHeight(option, row, area.width());
        const qreal event = eventHeight(option, row, area.width());
        const qreal top = area.bottom() - gist - event;
        drawEvent(*painter, option, row, {area.left(), top, area.width(), event});
        if (gist > 0) {
            drawWrapped(*painter, {area.left(), top + event + gistGap, area.width(), gist},
                        row.gist, gistFont(option), rowInk(option, true));
        }
    }
    painter->restore();
}

void RoundDelegate::drawCard(QPainter& painter, const QStyleOptionViewItem& option,
                             const items::RoundRow& row, const QRectF& card) const
{
    const bool isNow = row.state == State::Current;
    painter.setPen(QPen(option.palette.color(isNow ? QPalette::Highlight : QPalette::Mid),
                        isNow ? 2.5 : 1, isKnown(row) ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(option.palette.color(isKnown(row) ? QPalette::Base : QPalette::Window));
    painter.drawRoundedRect(card, corner, corner);
}

void RoundDelegate::drawTurns(QPainter& painter, const QStyleOptionViewItem& option,
                              const items::RoundRow& row, const QRectF& area) const
{
    const qreal opacity = row.state == State::Past ? coloursInUse().faded(0.6) : 1;
    const qreal signs = static_cast<qreal>(row.turns.size()) + row.hands;
    const qreal side = qMin(tile, area.width() / signs - gap);
    qreal x = area.left();
    for (const items::RoundTurn& turn : row.turns) {
        const QRectF box(x, area.top(), side, side);
        const QColor edge =
            option.palette.color(turn.isCurrent ? QPalette::Highlight : QPalette::Mid);
        painter.setPen(QPen(edge, turn.isCurrent ? 3 : 1.2));
        painter.setBrush(option.palette.color(QPalette::Window));
        painter.setOpacity(turn.isPast ? coloursInUse().faded(opacity * 0.55) : opacity);
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5);
        drawLineArt(painter, turn.art, box.adjusted(5, 5, -5, -5), rowInk(option));
        painter.setOpacity(1);
        x += side + gap;
    }
    // 5.2.4: no turns, and in no box.
    painter.setOpacity(opacity);
    for (int n = 0; n < row.hands; ++n, x += side + gap) {
        drawLineArt(painter, items::handIconArt(), {x, area.top(), side, side},
                    rowInk(option, row.state != State::Current));
    }
    painter.setOpacity(1);
}

void RoundDelegate::drawEvent(QPainter& painter, const QStyleOptionViewItem& option,
                              const items::RoundRow& row, const QRectF& area) const
{
    const QColor ink = row.isEventNow ? option.palette.color(QPalette::Highlight)
                                      : rowInk(option, row.state == State::Past);
    const qreal side = option.fontMetrics.height();
    drawLineArt(painter, row.eventArt, {area.left(), area.top(), side, side}, ink);
    drawWrapped(painter, area.adjusted(besideArt(option), 0, 0, 0), eventText(row),
                eventFont(option, row), ink);
}

} // namespace caboose::views
