// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/10_actions/action_row.h"

namespace caboose::rules {

/// 10.7 Robbery

/// Whether something lies here that may be taken; refused with the reason why not.
Verdict canRob(const Table& table, Pawn who);
/// By kind: whoever robs sees what a token is, not what it is worth.
Verdict mayRob(const Table& table, Pawn who, LootKind kind);
/// With refusals also what lies on the other floor of the car.
Question robWhat(const Table& table, Pawn who, bool withRefusals);
/// Which of several tokens of a kind: chance (tokens.h). By robbery-selection the kind, too.
void rob(Play& play, Pawn who);

} // namespace caboose::rules
