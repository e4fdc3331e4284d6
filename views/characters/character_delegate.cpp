// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/characters/character_delegate.h"

#include "views/art/art.h"
#include "views/items/game/characters_model.h"
#include "views/row_paint/row_paint.h"

#include <QListView>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr int narrowest = 265; ///< a tile, so that nothing in it is cut off
constexpr int besides = 4;     ///< what the list keeps for itself
constexpr qreal faceWidth = 46;
constexpr qreal bulletSize = 19;
constexpr int cylinder = 6;
constexpr qreal tokenSize = 24;

/// As many tiles beside each other as fit, and these as wide as there is room.
int tileWidth(const QStyleOptionViewItem& option)
{
    const auto* list = qobject_cast<const QListView*>(option.widget);
    const int room = list ? list->viewport()->width() - besides : narrowest;
    return room / qMax(1, room / narrowest);
}

} // namespace

CharacterDelegate::CharacterDelegate(const items::CharactersModel& characters, QObject* parent)
    : QStyledItemDelegate(parent), m_characters(characters)
{}

QSize CharacterDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {tileWidth(option),
            2 * option.fontMetrics.height() + static_cast<int>(bulletSize + 2 * tokenSize) + 36};
}

void CharacterDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const
{
    const items::CharacterRow& row = m_characters.at(index.row());
    painter->save();
    drawRowGround(*painter, option, row.hasTurn);
    if (!row.hasTurn) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(option.palette.color(QPalette::Mid));
        painter->drawRoundedRect(QRectF(option.rect).adjusted(3.5, 2.5, -3.5, -2.5), 6, 6);
    }
    QRectF area = QRectF(option.rect).adjusted(10, 8, -10, -8);
    drawPawn(*painter, row.art, row.letter,
             fitted(row.art, {area.left(), area.top(), faceWidth, faceWidth * 1.5}));
    if (row.isFirst) {
        drawArt(*painter, u"first-player"_s,
                {area.left() - 4, area.top() + faceWidth * 1.5 - 16, 20, 20});
    }
    area.setLeft(area.left() + faceWidth + 10);
    const qreal text = option.fontMetrics.height();
    drawHead(*painter, option, row, {area.left(), area.top(), area.width(), text});
    drawBullets(*painter, row, {area.left(), area.top() + text + 3, area.width(), bulletSize});
    const qreal lootTop = area.top() + text + bulletSize + 8;
    drawLoot(*painter, option, row, {area.left(), lootTop, area.width(), tokenSize});
    drawReceived(*painter, option, row,
                 {area.left(), lootTop + tokenSize + 4, area.width(), tokenSize});
    if (!row.power.isEmpty()) {
        drawLine(*painter,
                 {QPointF(option.rect.left() + 10, area.bottom() - text),
                  QPointF(area.right(), area.bottom())},
                 tr("%1 (%2)").arg(row.power, row.powerRule), scaledFont(option.font, 0.86),
                 rowInk(option, true));
    }
    painter->restore();
}

void CharacterDelegate::drawHead(QPainter& painter, const QStyleOptionViewItem& option,
                                 const items::CharacterRow& row, const QRectF& area) const
{
    const QFont bold = scaledFont(option.font, 1.08, true);
    drawLine(painter, area, row.name, bold, rowInk(option));
    const qreal used = QFontMetricsF(bold).horizontalAdvance(row.name) + 10;
    drawLine(painter, area.adjusted(used, 0, 0, 0), row.place, scaledFont(option.font, 0.88),
             rowInk(option, true), Qt::AlignRight | Qt::AlignVCenter);
}

void CharacterDelegate::drawBullets(QPainter& painter, const items::CharacterRow& row,
                                    QRectF area) const
{
    for (int i = 0; i < cylinder; ++i) {
        painter.setOpacity(i < row.bulletsLeft ? 1 : 0.18);
        drawArt(painter, u"bullet"_s,
                {area.left() + i * (bulletSize - 3), area.top(), bulletSize, bulletSize});
    }
    painter.setOpacity(1);
}

void CharacterDelegate::drawLoot(QPainter& painter, const QStyleOptionViewItem& option,
                                 const items::CharacterRow& row, QRectF area) const
{
    qreal x = area.left();
    const QFont bold = scaledFont(option.font, 1.0, true);
    for (const items::SheetLoot& pile : row.loot) {
        const QString count = pile.worth.isEmpty() ? u"×%1"_s.arg(pile.count)
                                                   : u"×%1 %2"_s.arg(pile.count).arg(pile.worth);
        const qreal width = QFontMetricsF(bold).horizontalAdvance(count) + 3;
        if (x + tokenSize + width > area.right() + 4) break;
        drawArt(painter, pile.art, {x, area.top(), tokenSize, tokenSize});
        x += tokenSize + 2;
        drawLine(painter, {x, area.top(), width, area.height()}, count, bold, rowInk(option));
        x += width + 6;
    }
    if (!row.cash.isEmpty()) {
        drawLine(painter, {x, area.top(), area.right() - x, area.height()}, row.cash, bold,
                 rowInk(option));
    }
}

/// Each bullet received in the hand of whoever fired it.
void CharacterDelegate::drawReceived(QPainter& painter, const QStyleOptionViewItem& option,
                                     const items::CharacterRow& row, QRectF area) const
{
    if (row.received.empty()) return;
    const QString sum = tr("Hit %n time(s):", nullptr, row.receivedCount);
    const QFont small = scaledFont(option.font, 0.9);
    drawLine(painter, area, sum, small, rowInk(option, true));
    qreal x = area.left() + QFontMetricsF(small).horizontalAdvance(sum) + 8;
    for (const items::SheetBullets& some : row.received) {
        const QRectF box(x, area.top(), tokenSize * 0.75, tokenSize);
        if (some.art.isEmpty())
            drawArt(painter, u"bullet"_s, box.adjusted(0, 3, 0, -3));
        else
            drawPawn(painter, some.art, some.letter, fitted(some.art, box));
        x = box.right() + 1;
        const QString count = u"×%1"_s.arg(some.count);
        const qreal width = QFontMetricsF(small).horizontalAdvance(count) + 3;
        drawLine(painter, {x, area.top(), width, area.height()}, count, small, rowInk(option));
        x += width + 5;
    }
}

} // namespace caboose::views
