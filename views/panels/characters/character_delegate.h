// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/adjusting/adjusting.h"

#include <QStyledItemDelegate>

#include <optional>

namespace caboose::items {
class CharactersModel;
struct CharacterRow;
} // namespace caboose::items

namespace caboose::views {

class TileLayout;

/// A character's sheet as a tile: pawn, loot by kind, bullets left and bullets received from whom.
class CharacterDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit CharacterDelegate(const items::CharactersModel& characters, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    /// What lies on the tile there, from its corner; nothing: nothing that can be picked up.
    [[nodiscard]] std::optional<items::Adjustable> pieceAt(int row, const QRect& tile, QPoint at,
                                                           const QFont& font) const;
    /// Does what shows or hides the goals lie there?
    [[nodiscard]] bool isLook(int row, const QRect& tile, QPoint at, const QFont& font) const;
    /// A piece hangs over this row; -1: over none.
    void setCarriedOver(int row) { m_carriedOver = row; }

private:
    void drawGround(QPainter& painter, const QStyleOptionViewItem& option, int row) const;
    void drawBullets(QPainter& painter, const items::CharacterRow& row,
                     const TileLayout& tile) const;
    void drawCards(QPainter& painter, const QStyleOptionViewItem& option,
                   const items::CharacterRow& row, const TileLayout& tile) const;
    void drawLoot(QPainter& painter, const QStyleOptionViewItem& option,
                  const items::CharacterRow& row, const TileLayout& tile) const;
    void drawReceived(QPainter& painter, const QStyleOptionViewItem& option,
                      const items::CharacterRow& row, const TileLayout& tile) const;

    const items::CharactersModel& m_characters;
    int m_carriedOver = -1;
};

} // namespace caboose::views
