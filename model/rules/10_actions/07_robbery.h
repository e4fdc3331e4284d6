// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/10_actions/action_row.h"

namespace caboose::rules {

/// 10.7 Robbery
Verdict canRob(const Table& table, Pawn who);
Verdict mayRob(const Table& table, Pawn who, LootKind kind);
Question robWhat(const Table& table, Pawn who, bool withRefusals);
void rob(Play& play, Pawn who);

extern const ActionRow robberyRow;

} // namespace caboose::rules
