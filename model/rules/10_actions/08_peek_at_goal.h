// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 10.8.2 A bandit's Marshal card where somebody plays the Marshal: a look at one of his current
/// goals that lie face down, which chance picks. It stays face down.
Verdict canPeekAtGoal(const Table& table, Pawn who);
void peekAtGoal(Play& play, Pawn who);

} // namespace caboose::rules
