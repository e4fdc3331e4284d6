// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/table.h"

namespace caboose::rules {

namespace {

/// Of all from one to before the other, those that are in this place.
inline PawnSet between(const std::array<Location, pawnCount>& places, Location l, int from, int to)
{
    PawnSet there;
    for (int i = from; i < to; ++i) {
        there.insertIf(places[static_cast<std::size_t>(i)] == l, pawnAt(i));
    }
    return there;
}

} // namespace

PawnSet Table::at(Location l) const
{
    PawnSet there = between(pawns, l, 0, characterCount);
    for (const Pawn p : there) {
        if (sheet(p).isEjected) there.erase(p);
    }
    return there | between(pawns, l, characterCount, pawnCount);
}

PawnSet Table::banditsAt(Location l) const
{
    PawnSet there = between(pawns, l, 0, banditCount);
    for (const Pawn p : there) {
        if (!inGame(p) || sheet(p).isEjected) there.erase(p);
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
