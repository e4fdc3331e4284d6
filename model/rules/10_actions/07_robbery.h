// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 10.7 Robbery
Verdict canRob(const Table& table, Pawn who);
Verdict mayRob(const Table& table, Pawn who, LootKind kind);
Question robWhat(const Table& table, Pawn who, bool withRefusals);
void rob(Play& play, Pawn who);

} // namespace caboose::rules
