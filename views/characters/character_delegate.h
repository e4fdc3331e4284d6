// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace caboose::items {
class CharactersModel;
struct CharacterRow;
} // namespace caboose::items

namespace caboose::views {

/// A character's sheet as a tile: pawn, loot by kind, bullets left and bullets received from whom.
class CharacterDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit CharacterDelegate(const items::CharactersModel& characters, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void drawHead(QPainter& painter, const QStyleOptionViewItem& option,
                  const items::CharacterRow& row, const QRectF& area) const;
    void drawBullets(QPainter& painter, const items::CharacterRow& row, QRectF area) const;
    void drawLoot(QPainter& painter, const QStyleOptionViewItem& option,
                  const items::CharacterRow& row, QRectF area) const;
    void drawReceived(QPainter& painter, const QStyleOptionViewItem& option,
                      const items::CharacterRow& row, QRectF area) const;

    const items::CharactersModel& m_characters;
};

} // namespace caboose::views
