// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/common_deck/deck_delegate.h"

#include "views/drawing/art.h"
#include "views/drawing/colours.h"
#include "views/drawing/row_paint.h"
#include "views/items/common_deck/common_deck_model.h"

#include <QListView>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

using State = items::DeckRow::State;

QString markFor(const items::DeckRow& row)
{
    switch (row.state) {
    case State::Resolved: return u"✓"_s;
    case State::Current: return u"▶"_s;
    case State::Next: return u"▷"_s;
    case State::Waiting:
    case State::Last: break;
    }
    return QString::number(row.id);
}

/// What it is, and what there is to say of it.
QString textOf(const items::DeckRow& row)
{
    const bool isUnseen = row.faceDown && row.cardArt == u"card-unknown";
    QString text = row.card;
    if (row.faceDown) text = DeckDelegate::tr("%1 (face down)").arg(row.card);
    if (isUnseen) text = DeckDelegate::tr("Not named yet");
    //: %1: a card; it is performed after the present one
    return row.state == State::Next ? DeckDelegate::tr("%1 – next").arg(text) : text;
}

bool isLarge(const items::DeckRow& row)
{
    return row.state == State::Current || row.state == State::Last;
}

QFont cardFont(const items::DeckRow& row, const QFont& font)
{
    if (isLarge(row)) return scaledFont(font, 1.1, true);
    return scaledFont(font, 1, row.state == State::Next);
}

/// Where everything is in a line that is so wide; the text takes as many lines as it needs.
struct DeckLine {
    DeckLine(const items::DeckRow& row, const QFont& font, const QRectF& area)
    {
        const QFontMetricsF metrics(font);
        const qreal line = metrics.height();
        const qreal faceHeight = isLarge(row) ? 2 * line + 14 : line + 9;
        const qreal markWidth = metrics.horizontalAdvance(u"000"_s);
        const qreal beside = area.left() + 8 + markWidth + 4 + faceHeight * 0.72 + 6;
        const qreal end = area.right() - 8;
        const QString text = textOf(row);
        const qreal longest = longestWord(text, cardFont(row, font));
        // Large text in a narrow panel goes below the face rather than becoming small.
        const bool isBelow = longest > end - beside;
        const qreal left = isBelow ? area.left() + 8 : beside;
        // The name says what the picture shows, which gives way to it.
        const bool hasPicture = isBelow || longest < end - left - line * 1.4 - 6;
        const qreal sign = hasPicture ? line * 1.4 : 0;
        const qreal width = qMax<qreal>(40, end - left - (hasPicture && !isBelow ? sign + 6 : 0));
        const qreal who = isLarge(row) ? wrappedHeight(row.who, font, width) : 0;
        cardFontHere = fittedToWords(cardFont(row, font), text, width);
        const qreal card = wrappedHeight(text, cardFontHere, width);
        height = (isBelow ? faceHeight + who + card : qMax(faceHeight, who + card)) + 6;
        const qreal head = isBelow ? faceHeight + 6 : height;
        const qreal middle = area.top() + head / 2;
        mark = {area.left() + 8, area.top(), markWidth, head};
        face = {beside - 6 - faceHeight * 0.72, middle - faceHeight / 2, faceHeight * 0.72,
                faceHeight};
        picture = {end - sign, middle - sign / 2, sign, sign};
        const qreal top = isBelow ? area.top() + head - 3 : middle - (who + card) / 2;
        whoArea = {left, top, width, who};
        cardArea = {left, top + who, width, card};
    }

    QFont cardFontHere;
    QRectF mark;
    QRectF face;
    QRectF picture;
    QRectF whoArea;
    QRectF cardArea;
    qreal height = 0;
};

} // namespace

DeckDelegate::DeckDelegate(const items::CommonDeckModel& deck, QObject* parent)
    : QStyledItemDelegate(parent), m_deck(deck)
{}

QSize DeckDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* list = qobject_cast<const QListView*>(option.widget);
    const int width = list ? list->viewport()->width() : 300;
    const DeckLine line(m_deck.at(index.row()), option.font, QRectF(0, 0, width, 0));
    return {140, qCeil(line.height)};
}

void DeckDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    const items::DeckRow& row = m_deck.at(index.row());
    const DeckLine line(row, option.font, option.rect);
    const bool isOver = row.state == State::Resolved;
    painter->save();
    drawRowGround(*painter, option, isLarge(row));
    drawLine(*painter, line.mark, markFor(row), scaledFont(option.font, 0.9),
             rowInk(option, !isLarge(row)), Qt::AlignCenter);
    if (isOver) painter->setOpacity(coloursInUse().faded(0.55));
    drawPawn(*painter, row.whoArt, row.letter, fitted(row.whoArt, line.face));
    if (!line.picture.isEmpty())
        drawLineArt(*painter, row.faceDown ? u"card-unknown"_s : row.cardArt, line.picture,
                    rowInk(option));
    painter->setOpacity(1);
    if (isLarge(row))
        drawWrapped(*painter, line.whoArea, row.who, option.font, rowInk(option, true));
    drawWrapped(*painter, line.cardArea, textOf(row), line.cardFontHere, rowInk(option, isOver));
    painter->restore();
}

} // namespace caboose::views
