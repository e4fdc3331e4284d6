// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"
#include "model/rules/core/verdict.h"

namespace caboose::rules {

/// Moves a pawn and settles whatever encounter that causes (12).
void moveAndMeet(Play& play, Pawn who, Location to, Rule why);

/// 12.1 The bot Marshal and bandits in one place: a neutral bullet for each, and up to the roof.
void encounterMarshal(Play& play);

/// encounter-shortage: where a table rules that an encounter without bullets must not happen, the
/// move that would cause it is refused.
Verdict mayMeet(const Table& table, Pawn mover, Location to, Verdict otherwise);

} // namespace caboose::rules
