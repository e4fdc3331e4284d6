// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

namespace caboose::rules {

/// 7.1.3, 7.1.5, 7.1.7: who counts as this character's team-mate in the events of team games, and
/// stands on the table. In any other game, nobody. For the played Marshal, who is of no team, the
/// released Shotgun and the Couriers, if such events help him at all.
PawnSet matesInEvents(const Table& table, Pawn who);
/// Is one of them in the same place?
bool isWithMate(const Table& table, Pawn who);

} // namespace caboose::rules
