// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 16.9.2, 16.11.2, 16.12.2, 16.13.2 The Fire of most bots hits everybody in sight at once, Belle
/// too, with their own bullets as long as they last, then with neutral ones.

/// Is this a bot that fires so?
bool hitsAll(const Table& table, Pawn who);
/// Refused where there are too few bullets for all of them: then it does not fire.
Verdict canHitAll(const Table& table, Pawn bot, PawnSet targets);
void fireAtAll(Play& play, Pawn bot, PawnSet targets);

} // namespace caboose::rules
