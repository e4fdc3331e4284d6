// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// Why nothing can be done with a pawn that stands on no train: it is not in the game, or no more.
Verdict offTheTrain(const Table& table, Pawn who, Rule rule);

/// An action that has no effect: nothing happens, and why. By the action's own rule, or the one
/// that is not refereed yet.
void inVain(Play& play, Pawn who, CardKind action, const Verdict& why, Rule rule);
/// The same where the reason has to be looked for: only if somebody listens.
template <typename FindsWhy>
void inVainBecause(Play& play, Pawn who, CardKind action, FindsWhy findsWhy, Rule rule)
{
    if (play.isWatched()) inVain(play, who, action, findsWhy(play.table, who), rule);
}

/// What 10.1 to 10.9 have in common: somebody acts who stands on a train or the stagecoach, outside
/// the cell. Refused with the reason, else allowed under the action's own rule.
Verdict mayActAt(const Table& table, Pawn who, Rule action);

/// The same for somebody who may be in the cell too (10.10).
Verdict present(const Table& table, Pawn who, Rule action);

/// cell-allowed-actions: the same for Marshal and Nudge cards (10.8, 10.9), which work from the
/// cell by some rules only.
Verdict presentOrCaptive(const Table& table, Pawn who, Rule action);

} // namespace caboose::rules
