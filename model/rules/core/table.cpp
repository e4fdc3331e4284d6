// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/table.h"

namespace caboose::rules {

PawnSet Table::at(Location l) const
{
    PawnSet there;
    for (int i = 0; i < characterCount; ++i) {
        const bool isEjected = sheets[static_cast<std::size_t>(i)].isEjected;
        there.insertIf(pawns[static_cast<std::size_t>(i)] == l && !isEjected, pawnAt(i));
    }
    for (int i = characterCount; i < pawnCount; ++i) {
        there.insertIf(pawns[static_cast<std::size_t>(i)] == l, pawnAt(i));
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
    for (int i = 0; i < banditCount; ++i) all.insertIf(inGame(pawnAt(i)), pawnAt(i));
    return all;
}

} // namespace caboose::rules
