// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/table.h"

namespace caboose::rules {

PawnSet Table::at(Location l) const
{
    PawnSet there;
    for (int i = 0; i < pawnCount; ++i) {
        const Pawn p = pawnAt(i);
        if (where(p) == l && !(isCharacter(p) && sheet(p).isEjected)) there.insert(p);
    }
    return there;
}

std::optional<SeatIndex> Table::seatOf(Pawn character) const
{
    for (SeatIndex seat = 0; seat < seats.size(); ++seat) {
        const auto& there = seats[seat].characters;
        if (there.empty()) continue;
        if (there.front() == character || there.back() == character) return seat;
    }
    return std::nullopt;
}

PawnSet Table::bandits() const
{
    PawnSet all;
    for (int i = 0; i < banditCount; ++i) {
        if (inGame(pawnAt(i))) all.insert(pawnAt(i));
    }
    return all;
}

} // namespace caboose::rules
