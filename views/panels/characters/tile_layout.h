// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/adjusting/adjusting.h"

#include <QFont>
#include <QRectF>
#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace caboose::items {
struct CharacterRow;
} // namespace caboose::items

namespace caboose::views {

/// So many of something beside its picture.
struct CountBox {
    QRectF picture;
    QRectF count;
    QString text;

    QRectF all() const { return picture.united(count); }
};

/// Where everything is on a character's tile, as wide as it is; the height follows from what there
/// is to show. Nothing is left out: what does not fit into a line goes to the next.
class TileLayout {
public:
    static constexpr int cylinder = 6;

    TileLayout(const items::CharacterRow& row, const QFont& font, qreal width);

    static QFont nameFont(const QFont& font);
    static QFont smallFont(const QFont& font);
    static QFont countFont(const QFont& font);

    /// What one can lay a hand on there, with room for a finger.
    [[nodiscard]] std::optional<items::Adjustable> pieceAt(const items::CharacterRow& row,
                                                           QPointF at) const;

    QRectF face;
    QRectF name;
    QRectF place;
    std::array<QRectF, cylinder> bullets;
    /// The Marshal's other cylinder; without one, nowhere.
    std::array<QRectF, cylinder> secondBullets;
    std::vector<CountBox> loot; ///< as the row's loot
    QRectF cash;
    QString sum; ///< "Hit 3 times:"
    QRectF sumArea;
    std::vector<CountBox> received; ///< as the row's
    std::vector<CountBox> cards;    ///< as the row's
    QRectF lookArea;                ///< shows or hides the goals
    QString power;
    QRectF powerArea;
    qreal height = 0;

private:
    class Flow;

    void layOutHead(const items::CharacterRow& row, const QFont& font);
    void layOutLoot(const items::CharacterRow& row, const QFont& font);
    void layOutReceived(const items::CharacterRow& row, const QFont& font);
    void layOutBullets(const items::CharacterRow& row);
    void layOutCards(const items::CharacterRow& row, const QFont& font);
    void layOutPower(const items::CharacterRow& row, const QFont& font);

    qreal m_left = 0;
    qreal m_right = 0;
    qreal m_y = 0; ///< so far down everything is full
};

} // namespace caboose::views
