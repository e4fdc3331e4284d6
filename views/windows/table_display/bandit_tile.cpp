// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/windows/table_display/bandit_tile.h"

#include "views/drawing/art.h"
#include "views/drawing/row_paint.h"
#include "views/items/characters/characters_model.h"

#include <QCoreApplication>
#include <QPainter>

#include <cmath>

namespace caboose::views {
namespace {

constexpr qreal besides = 14; ///< between two counts

QFont sized(const QFont& font, qreal pixels, bool bold)
{
    QFont made = font;
    made.setPixelSize(qMax(8, qRound(pixels)));
    made.setBold(bold);
    return made;
}

/// As large as fits, and no larger than it is.
QFont fitting(const QFont& font, const QString& text, qreal width)
{
    const qreal wanted = QFontMetricsF(font).horizontalAdvance(text) + 2;
    if (wanted <= width) return font;
    return sized(font, std::floor(font.pixelSize() * width / wanted), font.bold());
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

/// All kinds beside each other, as much smaller as there are too many of them. Where they end.
qreal drawLoot(QPainter& painter, const items::CharacterRow& bandit, const QRectF& area,
               const QFont& font, const QColor& ink)
{
    if (bandit.loot.empty()) return area.left();
    qreal wanted = 0;
    for (const items::SheetLoot& pile : bandit.loot) {
        const QFontMetricsF metrics(font);
        wanted += area.height() + metrics.horizontalAdvance(QString::number(pile.count)) + besides;
    }
    const qreal scale = wanted > area.width() ? area.width() / wanted : 1;
    QRectF at(area.topLeft(), QSizeF(area.width(), area.height() * scale));
    const QFont fitting = sized(font, font.pixelSize() * scale, false);
    for (const items::SheetLoot& pile : bandit.loot) {
        drawCount(painter, pile.art, QString::number(pile.count), at, fitting, ink);
    }
    return at.left();
}

/// 4.8.3: the Marshal has two cylinders.
QString bulletsOf(const items::CharacterRow& row)
{
    const QString left = QString::number(row.bulletsLeft);
    return row.secondPile < 0 ? left : QStringLiteral("%1 + %2").arg(left).arg(row.secondPile);
}

/// What lies beside the sheet, as pictures; over each other where there is little room.
void drawCards(QPainter& painter, const items::CharacterRow& bandit, const QRectF& at)
{
    const qreal side = at.height();
    const auto others = static_cast<qreal>(bandit.cards.size()) - 1;
    const qreal room = qMax(0.0, at.width() - side);
    const qreal step = others > 0 ? qMin(side + 4, room / others) : 0;
    QRectF picture(at.left(), at.top(), side, side);
    for (const items::SheetCard& card : bandit.cards) {
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
    drawLine(painter, {inner.left(), inner.top(), inner.width(), line}, bandit.name,
             fitting(sized(font, line * 0.74, true), bandit.name, inner.width()), ink);
    QRectF bullets(inner.left(), inner.top() + line + 2, inner.width(), line - 6);
    drawCount(painter, QStringLiteral("bullet"), bulletsOf(bandit), bullets, small, ink);
    //: %1: how many bullets somebody was hit by
    const QString hits =
        QCoreApplication::translate("TableDisplay", "hit: %1").arg(bandit.receivedCount);
    drawLine(painter, bullets, hits, fitting(small, hits, bullets.width()),
             palette.color(QPalette::PlaceholderText));
    QRectF rest(inner.left(), inner.top() + 2 * line + 2, inner.width(), line - 6);
    const qreal forCards = bandit.cards.empty() ? 0 : qMin(2 * rest.height(), rest.width() / 2);
    rest.setLeft(drawLoot(painter, bandit, rest.adjusted(0, 0, -forCards, 0), small, ink));
    drawCards(painter, bandit, rest);
    painter.restore();
}

} // namespace caboose::views
