// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 10.8.2 A Marshal card where somebody plays the Marshal: one may look at one of his current goals
/// that lie face down, which chance picks. Nobody else sees it, and it stays face down.
Verdict canLookAtGoal(const Table& table, Pawn who);
Question lookAtGoal(const Table& table, Pawn who, bool withRefusals);
void mayLookAtGoal(Play& play, Pawn who);

} // namespace caboose::rules
