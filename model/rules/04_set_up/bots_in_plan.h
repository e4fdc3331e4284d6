// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/04_set_up/plan.h"

namespace caboose::rules {

PawnSet botsSeated(const Plan& plan);

/// 4.1.5 What speaks against bots in this game at all. Whether one of them is refereed, and who
/// else sits there, is asked elsewhere (objections()).
std::vector<Verdict> objectionsToBots(const Plan& plan);

} // namespace caboose::rules
