// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

namespace caboose::rules {

/// All pawns of the game that are on the table, except oneself.
PawnSet others(const Table& table, Pawn who);

/// 3 "Target", 20.6: two characters of one team, or the two bandits of one player.
/// Never of a pawn that nobody plays.
bool areTeamMates(const Table& table, Pawn a, Pawn b);

} // namespace caboose::rules
