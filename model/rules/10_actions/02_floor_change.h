// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/10_actions/action_row.h"

namespace caboose::rules {

/// 10.2 Floor Change

/// Its `where` is the floor that one gets to where there is nothing to choose.
Verdict canChangeFloor(const Table& table, Pawn who);
Verdict mayChangeFloorTo(const Table& table, Pawn who, Location to);
/// All that Mei may choose from (13.8); of anybody else, the one floor.
Question floorChangeTo(const Table& table, Pawn who, bool withRefusals);
/// In vain, with the reason, where there is no other floor.
void changeFloor(Play& play, Pawn who);

} // namespace caboose::rules
