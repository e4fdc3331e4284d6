// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <vector>

namespace caboose::views {

// How pawns and loot stand and lie on a floor of the map, in its units.

inline constexpr QSizeF pawnSize(52, 78);
inline constexpr QSizeF lootSize(58, 32);
inline constexpr qreal gap = 4; ///< between two pieces

/// Pawns: a crowd stands in two rows, a little smaller, so that every letter can be read. Those
/// behind come first, because they are drawn first.
std::vector<QRectF> standing(int count, const QRectF& floor);

/// Loot: upon each other where the floor is too short and there is room above, else smaller.
std::vector<QRectF> lying(int count, const QRectF& floor);

} // namespace caboose::views
