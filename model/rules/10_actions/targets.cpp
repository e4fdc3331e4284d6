// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/10_actions/targets.h"

namespace caboose::rules {

PawnSet others(const Table& table, Pawn who)
{
    PawnSet all;
    for (int i = 0; i < pawnCount; ++i) {
        all.insertIf(isOnTable(table.where(pawnAt(i))), pawnAt(i));
    }
    all.erase(who);
    return all;
}

bool areTeamMates(const Table& table, Pawn a, Pawn b)
{
    if (!isCharacter(a) || !isCharacter(b) || !table.inGame(a) || !table.inGame(b)) return false;
    const std::optional<SeatIndex> seat = table.seatOf(a);
    if (seat && seat == table.seatOf(b)) return true;
    return table.sheet(a).team != 0 && table.sheet(a).team == table.sheet(b).team;
}

} // namespace caboose::rules
