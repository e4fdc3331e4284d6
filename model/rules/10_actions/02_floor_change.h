// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/10_actions/action_row.h"

namespace caboose::rules {

/// 10.2 Floor Change
Verdict canChangeFloor(const Table& table, Pawn who);
Verdict mayChangeFloorTo(const Table& table, Pawn who, Location to);
Question floorChangeTo(const Table& table, Pawn who, bool withRefusals);
void changeFloor(Play& play, Pawn who);

extern const ActionRow floorChangeRow;

} // namespace caboose::rules
