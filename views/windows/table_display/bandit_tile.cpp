// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/windows/table_display/bandit_tile.h"

#include "views/drawing/art.h"
#include "views/drawing/row_paint.h"
#include "views/items/characters/characters_model.h"

#include <QPainter>

namespace caboose::views {
namespace {

constexpr qreal besides = 9;        ///< between two counts
constexpr qreal leastOfCards = 0.6; ///< so much of their height is left of them in a crowd
constexpr QLatin1StringView hiddenGoal("goal-hidden");
constexpr QLatin1StringView shownGoal("goal-shown");

QFont sized(const QFont& font, qreal pixels, bool bold)
{
    QFont made = font;
    made.setPixelSize(qMax(8, qRound(pixels)));
    made.setBold(bold);
    return made;
}

/// As large as fits in one line or in two, and no larger than it is.
QFont fitting(const QFont& font, const QString& text, QSizeF room)
{
    QFont tried = font;
    const auto fits = [&] {
        return longestWord(text, tried) + 2 <= room.width() &&
               wrappedHeight(text, tried, room.width()) <= room.height();
    };
    while (tried.pixelSize() > 8 && !fits())
        tried = sized(font, tried.pixelSize() - 1, font.bold());
    return tried;
}

/// A picture with a number behind it; moves `at` behind both.
void drawCount(QPainter& painter, const QString& art, const QString& number, QRectF& at,
               const QFont& font, const QColor& ink)
{
    const qreal side = at.height();
    drawArt(painter, art, fitted(art, {at.left(), at.top(), side, side}));
    const qreal width = QFontMetricsF(font).horizontalAdvance(number);
    drawLine(painter, {at.left() + side + 3, at.top(), width + 2, side}, number, font, ink);
    at.setLeft(at.left() + side + width + besides);
}

struct Count {
    QString art;
    QString number; ///< may be empty: one
};

/// All beside each other, as much smaller as there are too many of them. Where they end.
qreal drawCounts(QPainter& painter, const std::vector<Count>& counts, const QRectF& area,
                 const QFont& font, const QColor& ink)
{
    if (counts.empty()) return area.left();
    qreal wanted = 0;
    for (const Count& count : counts) {
        wanted += area.height() + QFontMetricsF(font).horizontalAdvance(count.number) + besides;
    }
    const qreal scale = wanted > area.width() ? area.width() / wanted : 1;
    QRectF at(area.topLeft(), QSizeF(area.width(), area.height() * scale));
    const QFont fitting = sized(font, font.pixelSize() * scale, false);
    for (const Count& count : counts) {
        drawCount(painter, count.art, count.number, at, fitting, ink);
    }
    return at.left();
}

std::vector<Count> lootOf(const items::CharacterRow& bandit)
{
    std::vector<Count> counts;
    for (const items::SheetLoot& pile : bandit.loot) {
        counts.push_back({pile.art, pile.count > 1 ? QString::number(pile.count) : QString()});
    }
    return counts;
}

/// 4.8.3: the Marshal has two cylinders.
QString bulletsOf(const items::CharacterRow& row)
{
    const QString left = QString::number(row.bulletsLeft);
    return row.secondPile < 0 ? left : QStringLiteral("%1 + %2").arg(left).arg(row.secondPile);
}

/// Of goals there is the number.
std::vector<items::SheetCard> picturesOf(const items::CharacterRow& row)
{
    std::vector<items::SheetCard> cards = row.cards;
    if (row.goals.isEmpty()) return cards;
    std::erase_if(cards, [](const items::SheetCard& card) {
        return card.art == hiddenGoal || card.art == shownGoal;
    });
    return cards;
}

/// What lies beside the sheet, as pictures; smaller, and then over each other, where there is
/// little room.
void drawCards(QPainter& painter, const items::CharacterRow& bandit, const QRectF& at)
{
    const std::vector<items::SheetCard> cards = picturesOf(bandit);
    const auto others = static_cast<qreal>(cards.size()) - 1;
    const qreal side = qBound(at.height() * leastOfCards, at.width() / (others + 1), at.height());
    const qreal room = qMax(0.0, at.width() - side);
    const qreal step = others > 0 ? qMin(side + 4, room / others) : 0;
    QRectF picture(at.left(), at.center().y() - side / 2, side, side);
    for (const items::SheetCard& card : cards) {
        if (card.letter.isEmpty())
            drawArt(painter, card.art, fitted(card.art, picture));
        else
            drawPrisoner(painter, card.letter, picture);
        picture.translate(step, 0);
    }
}

} // namespace

void drawBanditTile(QPainter& painter, const items::CharacterRow& bandit, const QRectF& area,
                    const QFont& font, const QPalette& palette)
{
    const QColor ink = palette.color(QPalette::WindowText);
    painter.setPen(QPen(palette.color(bandit.hasTurn ? QPalette::Highlight : QPalette::Mid),
                        bandit.hasTurn ? 4 : 1));
    painter.setBrush(palette.color(QPalette::Base));
    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 10, 10);
    painter.save();
    painter.setClipRect(area);
    const qreal pad = area.height() * 0.09;
    QRectF inner = area.adjusted(pad, pad, -pad, -pad);
    const QRectF face(inner.left(), inner.top(), inner.height() * 0.6, inner.height());
    drawPawn(painter, bandit.art, bandit.letter, fitted(bandit.art, face));
    inner.setLeft(face.right() + pad);
    const qreal line = inner.height() / 3;
    const QFont small = sized(font, line * 0.66, false);
    const QRectF name(inner.left(), area.top() + 2, inner.width(), line + pad - 2);
    drawWrapped(painter, name, bandit.name,
                fitting(sized(font, line * 0.74, true), bandit.name, name.size()), ink);
    const QRectF bullets(inner.left(), inner.top() + line + 2, inner.width(), line - 6);
    drawCounts(painter,
               {{QStringLiteral("bullet"), bulletsOf(bandit)},
                {QStringLiteral("hit"), QString::number(bandit.receivedCount)}},
               bullets, small, ink);
    QRectF rest(inner.left(), inner.top() + 2 * line + 2, inner.width(), line - 6);
    if (!bandit.goals.isEmpty()) drawCount(painter, hiddenGoal, bandit.goals, rest, small, ink);
    const auto cards = static_cast<qreal>(qMin<std::size_t>(2, picturesOf(bandit).size()));
    const qreal forCards = qMin(cards * rest.height(), rest.width() / 2);
    rest.setLeft(
        drawCounts(painter, lootOf(bandit), rest.adjusted(0, 0, -forCards, 0), small, ink));
    drawCards(painter, bandit, rest);
    painter.restore();
}

} // namespace caboose::views
