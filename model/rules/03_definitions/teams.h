// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

namespace caboose::rules {

inline constexpr int teamCount = 2;

/// 4.1.1 The Team Game, red (1) against blue (2).
/// Pairs (20.6) and players with two bandits (20.4) are no such teams.
bool isTeamGame(const Table& table);

/// 4.1.1 Its betrayal mode, as its Cavalry Charge cards say: those that may still come up, too.
bool isBetrayal(const Table& table);

/// All bandits of a team, wherever they are.
PawnSet banditsOfTeam(const Table& table, int team);

/// 4.4.2: one of the cards that come up in the last round.
bool isBrown(RoundSet set);

} // namespace caboose::rules
