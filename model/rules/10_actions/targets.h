// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"
#include "model/rules/core/verdict.h"

#include <array>

namespace caboose::rules {

/// Who might be aimed at, and what the rules say of each, asked once: whether Belle is among the
/// targets (13.2) hangs on all of them.
struct Targets {
    /// Those included of whom it is not refereed yet what aiming at them does: they can be chosen.
    PawnSet possible;
    std::array<Verdict, pawnCount> could; ///< of the candidates only

    [[nodiscard]] const Verdict& of(Pawn whom) const
    {
        return could[static_cast<std::size_t>(whom)];
    }
};
template <typename Could>
Targets targetsAmong(PawnSet candidates, Could could)
{
    Targets targets;
    for (const Pawn whom : candidates) {
        const Verdict verdict = could(whom);
        targets.could[static_cast<std::size_t>(whom)] = verdict;
        const bool isUnwritten = verdict.ruled == Ruled::NotRefereed;
        if (verdict.isPossible() || isUnwritten) targets.possible.insert(whom);
    }
    return targets;
}

/// All pawns of the game that are on the table, except oneself.
PawnSet others(const Table& table, Pawn who);

/// 3 "Target", 20.6: two characters of one team, or the two bandits of one player.
/// Never of a pawn that nobody plays.
bool areTeamMates(const Table& table, Pawn a, Pawn b);

} // namespace caboose::rules
