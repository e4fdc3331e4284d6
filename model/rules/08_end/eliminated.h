// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/rule.h"
#include "model/rules/core/table.h"

namespace caboose::rules {

/// 8.4.1: the rule by which a bandit can't win any more; none for one who still competes. Whoever
/// is caught in the end (7.2.3) is so only when the game is over.
/// What that does to the score is said by eliminated-bandit-result.
Rule whyEliminated(const Table& table, Pawn who);
bool isEliminated(const Table& table, Pawn who);

/// 8.4.1: does a Poisoned Arrow take everything from a bandit, now that the game is over? He may
/// still win, with nothing.
bool isPoisoned(const Table& table, Pawn who);

} // namespace caboose::rules
