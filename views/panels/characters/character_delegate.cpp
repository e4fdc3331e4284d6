// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/characters/character_delegate.h"

#include "views/drawing/art.h"
#include "views/drawing/row_paint.h"
#include "views/items/characters/characters_model.h"
#include "views/panels/characters/tile_layout.h"

#include <QListView>
#include <QPainter>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr int narrowest = 265; ///< a tile
constexpr int besides = 12;    ///< what the list keeps for itself
constexpr qreal firstPlayerSize = 20;

/// As many tiles beside each other as fit, and these as wide as there is room.
int tileWidth(const QStyleOptionViewItem& option)
{
    const auto* list = qobject_cast<const QListView*>(option.widget);
    // As if it scrolled: otherwise the bar comes and goes with the width.
    const int room =
        list ? list->width() -
                   list->style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, list) - besides
             : narrowest;
    return room / qMax(1, room / narrowest);
}

} // namespace

CharacterDelegate::CharacterDelegate(const items::CharactersModel& characters, QObject* parent)
    : QStyledItemDelegate(parent), m_characters(characters)
{}

/// All tiles are as high as the one that needs most.
QSize CharacterDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    const int width = tileWidth(option);
    qreal height = 0;
    for (const items::CharacterRow& row : m_characters.rows()) {
        height = qMax(height, TileLayout(row, option.font, width).height);
    }
    return {width, qCeil(height)};
}

std::optional<items::Adjustable> CharacterDelegate::pieceAt(int row, const QRect& tile, QPoint at,
                                                            const QFont& font) const
{
    const items::CharacterRow& character = m_characters.at(row);
    return TileLayout(character, font, tile.width()).pieceAt(character, at - tile.topLeft());
}

bool CharacterDelegate::isLook(int row, const QRect& tile, QPoint at, const QFont& font) const
{
    const TileLayout layout(m_characters.at(row), font, tile.width());
    return layout.lookArea.adjusted(0, -2, 0, 2).contains(at - tile.topLeft());
}

void CharacterDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const
{
    const items::CharacterRow& row = m_characters.at(index.row());
    const TileLayout tile(row, option.font, option.rect.width());
    painter->save();
    drawGround(*painter, option, index.row());
    painter->translate(option.rect.topLeft());
    drawPawn(*painter, row.art, row.letter, tile.face);
    if (row.isFirst) {
        drawArt(*painter, u"first-player"_s,
                {tile.face.left() - 4, tile.face.bottom() - 16, firstPlayerSize, firstPlayerSize});
    }
    drawWrapped(*painter, tile.name, row.name, TileLayout::nameFont(option.font), rowInk(option));
    const QColor quiet = rowInk(option, true);
    drawWrapped(*painter, tile.place, row.place, TileLayout::smallFont(option.font), quiet);
    drawBullets(*painter, row, tile);
    drawLoot(*painter, option, row, tile);
    drawReceived(*painter, option, row, tile);
    drawCards(*painter, option, row, tile);
    drawWrapped(*painter, tile.powerArea, tile.power, TileLayout::smallFont(option.font), quiet);
    painter->restore();
}

void CharacterDelegate::drawGround(QPainter& painter, const QStyleOptionViewItem& option,
                                   int row) const
{
    const bool hasTurn = m_characters.at(row).hasTurn;
    drawRowGround(painter, option, hasTurn);
    const QRectF frame = QRectF(option.rect).adjusted(3.5, 2.5, -3.5, -2.5);
    painter.setBrush(Qt::NoBrush);
    if (row == m_carriedOver) {
        painter.setPen(QPen(option.palette.color(QPalette::Highlight), 3, Qt::DashLine));
        painter.drawRoundedRect(frame.adjusted(1, 1, -1, -1), 6, 6);
    } else if (!hasTurn) {
        painter.setPen(option.palette.color(QPalette::Mid));
        painter.drawRoundedRect(frame, 6, 6);
    }
}

void CharacterDelegate::drawBullets(QPainter& painter, const items::CharacterRow& row,
                                    const TileLayout& tile) const
{
    const auto drawOne = [&](const std::array<QRectF, TileLayout::cylinder>& boxes, int left) {
        for (int i = 0; i < TileLayout::cylinder; ++i) {
            painter.setOpacity(i < left ? 1 : 0.18);
            drawArt(painter, u"bullet"_s, boxes[static_cast<std::size_t>(i)]);
        }
        painter.setOpacity(1);
    };
    drawOne(tile.bullets, row.bulletsLeft);
    if (row.secondPile >= 0) drawOne(tile.secondBullets, row.secondPile);
}

void CharacterDelegate::drawCards(QPainter& painter, const QStyleOptionViewItem& option,
                                  const items::CharacterRow& row, const TileLayout& tile) const
{
    const QFont small = TileLayout::smallFont(option.font);
    for (std::size_t n = 0; n < tile.cards.size(); ++n) {
        const items::SheetCard& card = row.cards[n];
        if (card.letter.isEmpty())
            drawArt(painter, card.art, fitted(card.art, tile.cards[n].picture));
        else
            drawPrisoner(painter, card.letter, tile.cards[n].picture);
        drawWrapped(painter, tile.cards[n].count, card.text, small, rowInk(option));
    }
    if (row.look.isEmpty()) return;
    QFont link = small;
    link.setUnderline(true);
    drawWrapped(painter, tile.lookArea, row.look, link, option.palette.color(QPalette::Link));
}

void CharacterDelegate::drawLoot(QPainter& painter, const QStyleOptionViewItem& option,
                                 const items::CharacterRow& row, const TileLayout& tile) const
{
    const QFont bold = TileLayout::countFont(option.font);
    for (std::size_t n = 0; n < tile.loot.size(); ++n) {
        drawArt(painter, row.loot[n].art, tile.loot[n].picture);
        drawLine(painter, tile.loot[n].count, tile.loot[n].text, bold, rowInk(option));
    }
    if (!row.cash.isEmpty()) drawLine(painter, tile.cash, row.cash, bold, rowInk(option));
}

void CharacterDelegate::drawReceived(QPainter& painter, const QStyleOptionViewItem& option,
                                     const items::CharacterRow& row, const TileLayout& tile) const
{
    if (row.received.empty()) return;
    const QFont small = TileLayout::smallFont(option.font);
    drawLine(painter, tile.sumArea, tile.sum, small, rowInk(option, true));
    for (std::size_t n = 0; n < tile.received.size(); ++n) {
        const items::SheetBullets& some = row.received[n];
        const QRectF& box = tile.received[n].picture;
        if (some.art.isEmpty())
            drawArt(painter, u"bullet"_s, box.adjusted(0, 4, 0, -4));
        else
            drawPawn(painter, some.art, some.letter, fitted(some.art, box));
        drawLine(painter, tile.received[n].count, tile.received[n].text, small, rowInk(option));
    }
}

} // namespace caboose::views
