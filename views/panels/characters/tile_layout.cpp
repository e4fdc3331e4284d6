// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/characters/tile_layout.h"

#include "views/drawing/art.h"
#include "views/drawing/row_paint.h"
#include "views/items/characters/characters_model.h"

#include <QCoreApplication>
#include <QFontMetricsF>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr qreal margin = 10;
constexpr qreal faceWidth = 46;
constexpr qreal bulletSize = 20;
constexpr qreal bulletStep = 17;
constexpr qreal tokenSize = 26;
constexpr qreal cardSize = 24;
constexpr qreal pawnWidth = 18;
constexpr qreal gap = 4;
constexpr qreal forFinger = 5; ///< more than is drawn

struct Tile {
    Q_DECLARE_TR_FUNCTIONS(caboose::views::CharacterDelegate)
};

qreal heightOf(const QFont& font)
{
    return QFontMetricsF(font).height();
}

qreal widthOf(const QString& text, const QFont& font)
{
    return QFontMetricsF(font).horizontalAdvance(text) + 2;
}

QString countOf(const items::SheetLoot& pile)
{
    const QString count = u"×%1"_s.arg(pile.count);
    return pile.worth.isEmpty() ? count : count + u' ' + pile.worth;
}

} // namespace

/// Boxes beside each other, in as many lines as they need.
class TileLayout::Flow {
public:
    Flow(QPointF start, qreal right) : m_left(start.x()), m_right(right), m_at(start) {}

    QRectF next(qreal width)
    {
        const bool isFull = m_at.x() > m_left && m_at.x() + width > m_right;
        if (isFull) m_at = {m_left, m_at.y() + tokenSize + gap};
        const QRectF box(m_at.x(), m_at.y(), width, tokenSize);
        m_at.rx() += width + 6;
        return box;
    }
    CountBox next(qreal picture, qreal count)
    {
        const QRectF box = next(picture + 2 + count);
        return {.picture = {box.left(), box.top(), picture, box.height()},
                .count = {box.left() + picture + 2, box.top(), count, box.height()},
                .text = {}};
    }
    qreal bottom() const { return m_at.y() + tokenSize; }

private:
    qreal m_left;
    qreal m_right;
    QPointF m_at;
};

QFont TileLayout::nameFont(const QFont& font)
{
    return scaledFont(font, 1.08, true);
}

QFont TileLayout::smallFont(const QFont& font)
{
    return scaledFont(font, 0.9);
}

QFont TileLayout::countFont(const QFont& font)
{
    return scaledFont(font, 1.0, true);
}

TileLayout::TileLayout(const items::CharacterRow& row, const QFont& font, qreal width)
    : m_left(margin + faceWidth + 10), m_right(width - margin), m_y(margin - 2)
{
    face = fitted(row.art, {margin, m_y, faceWidth, faceWidth * 1.5});
    layOutHead(row, font);
    layOutBullets(row);
    layOutLoot(row, font);
    layOutReceived(row, font);
    layOutCards(row, font);
    m_y = qMax(m_y, face.bottom() + gap);
    layOutPower(row, font);
    height = m_y + margin - 2;
}

void TileLayout::layOutHead(const items::CharacterRow& row, const QFont& font)
{
    const QFont bold = nameFont(font);
    const qreal wide = m_right - m_left;
    name = {m_left, m_y, wide, wrappedHeight(row.name, bold, wide)};
    const qreal beside = wide - widthOf(row.name, bold) - 10;
    const qreal placeWidth = widthOf(row.place, smallFont(font));
    const qreal lineHeight = heightOf(bold);
    const bool fits = placeWidth <= beside;
    m_y = name.bottom() + 2;
    if (fits) {
        place = {m_right - placeWidth, name.top(), placeWidth, lineHeight};
        return;
    }
    place = {m_left, m_y, wide, wrappedHeight(row.place, smallFont(font), wide)};
    m_y = place.bottom() + 2;
}

void TileLayout::layOutLoot(const items::CharacterRow& row, const QFont& font)
{
    if (row.loot.empty() && row.cash.isEmpty()) return;
    Flow flow({m_left, m_y}, m_right);
    const QFont bold = countFont(font);
    for (const items::SheetLoot& pile : row.loot) {
        loot.push_back(flow.next(tokenSize, widthOf(countOf(pile), bold)));
        loot.back().text = countOf(pile);
    }
    if (!row.cash.isEmpty()) cash = flow.next(widthOf(row.cash, bold));
    m_y = flow.bottom() + gap;
}

/// Each bullet received in the hand of whoever fired it.
void TileLayout::layOutReceived(const items::CharacterRow& row, const QFont& font)
{
    if (row.received.empty()) return;
    const QFont small = smallFont(font);
    sum = Tile::tr("Hit %n time(s):", nullptr, row.receivedCount);
    Flow flow({m_left, m_y}, m_right);
    sumArea = flow.next(widthOf(sum, small));
    for (const items::SheetBullets& some : row.received) {
        const QString count = u"×%1"_s.arg(some.count);
        received.push_back(flow.next(pawnWidth, widthOf(count, small)));
        received.back().text = count;
    }
    m_y = flow.bottom() + gap;
}

void TileLayout::layOutBullets(const items::CharacterRow& row)
{
    const auto layOutOne = [this](std::array<QRectF, cylinder>& boxes) {
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            boxes[i] = {m_left + static_cast<qreal>(i) * bulletStep, m_y, bulletSize, bulletSize};
        }
        m_y += bulletSize + gap;
    };
    layOutOne(bullets);
    if (row.secondPile >= 0) layOutOne(secondBullets);
}

/// Beside each other as far as they fit; a text that is longer than a line goes on in the next.
void TileLayout::layOutCards(const items::CharacterRow& row, const QFont& font)
{
    const QFont small = smallFont(font);
    const qreal wide = m_right - m_left - cardSize - gap;
    qreal x = m_left;
    qreal lineHeight = 0;
    const auto breakLine = [&] {
        m_y += lineHeight > 0 ? lineHeight + gap : 0;
        x = m_left;
        lineHeight = 0;
    };
    for (const items::SheetCard& card : row.cards) {
        const qreal text = qMin(widthOf(card.text, small), wide);
        if (x > m_left && x + cardSize + gap + text > m_right) breakLine();
        const qreal high = qMax(cardSize, wrappedHeight(card.text, small, text));
        cards.push_back({.picture = {x, m_y, cardSize, cardSize},
                         .count = {x + cardSize + gap, m_y, text, high},
                         .text = card.text});
        x += cardSize + gap + text + 8;
        lineHeight = qMax(lineHeight, high);
    }
    breakLine();
    if (row.look.isEmpty()) return;
    const qreal line = m_right - m_left;
    lookArea = {m_left, m_y, line, wrappedHeight(row.look, small, line)};
    m_y = lookArea.bottom() + gap;
}

void TileLayout::layOutPower(const items::CharacterRow& row, const QFont& font)
{
    if (row.power.isEmpty()) return;
    //: %1: what is special about a bandit, %2: the number of the rule
    power = Tile::tr("%1 (%2)").arg(row.power, row.powerRule);
    const qreal wide = m_right - margin;
    powerArea = {margin, m_y, wide, wrappedHeight(power, smallFont(font), wide)};
    m_y = powerArea.bottom();
}

std::optional<items::Adjustable> TileLayout::pieceAt(const items::CharacterRow& row,
                                                     QPointF at) const
{
    for (std::size_t n = 0; n < loot.size(); ++n) {
        if (loot[n].all().adjusted(-2, -gap, 2, gap).contains(at)) {
            return items::lootOnSheet(row.id, row.loot[n].kind);
        }
    }
    for (int n = 0; n < qMin(row.bulletsLeft, cylinder); ++n) {
        const QRectF& bullet = bullets[static_cast<std::size_t>(n)];
        if (bullet.adjusted(0, -forFinger, 0, forFinger).contains(at)) {
            return items::Adjustable{items::Adjustable::Kind::Bullet, row.id};
        }
    }
    return {};
}

} // namespace caboose::views
