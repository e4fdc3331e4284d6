// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/adjusting/adjust_pieces.h"

namespace caboose::game {

using namespace rules;

namespace {

template <typename Set, typename Piece>
void show(Set& set, Piece piece, bool isThere)
{
    isThere ? set.insert(piece) : set.erase(piece);
}

} // namespace

Refusal adjustDisplay(Table& table, const Adjustment& a)
{
    if (a.number < 0 || a.number > 1) return Impossible::OutOfRange;
    const bool isThere = a.number == 1;
    if (a.what == AdjustmentKind::HostageShown) {
        if (a.hostage == Hostage::None || a.hostage > Hostage::Zealot) {
            return Impossible::NoSuchPiece;
        }
        show(table.hostages, a.hostage, isThere);
        return std::nullopt;
    }
    if (!isBandit(a.who)) return Impossible::NoSuchPiece;
    show(table.prisoners, a.who, isThere);
    return std::nullopt;
}

} // namespace caboose::game
