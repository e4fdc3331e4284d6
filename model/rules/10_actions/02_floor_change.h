// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/10_actions/action_row.h"

namespace caboose::rules {

/// 10.2 Floor Change

/// Its `where` is the floor that one gets to: there is nothing to choose.
Verdict canChangeFloor(const Table& table, Pawn who);
/// In vain, with the reason, where there is no other floor.
void changeFloor(Play& play, Pawn who);

extern const ActionRow floorChangeRow;

} // namespace caboose::rules
