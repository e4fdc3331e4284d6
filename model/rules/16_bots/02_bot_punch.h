// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 16.2 A bot punches everybody in its place at once: all drop their loot, then all are sent away,
/// each to where he would be sent alone; all have left before anybody meets anything.
void punchAll(Play& play, Pawn bot, PawnSet targets);

/// Of the places that a bot's target could be sent to, all but the first that works become
/// refusals.
void sendInOrder(const Table& table, Question& question);

} // namespace caboose::rules
