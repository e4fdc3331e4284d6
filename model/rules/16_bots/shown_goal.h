// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 16.11.2, 16.12.2, 16.13.2 What is aimed at the bot Marshal turns up a goal of one whom somebody
/// plays: any that lies face down, for everybody.
Verdict canShowGoal(const Table& table, Rule rule);
/// There must be one.
void showGoal(Play& play, Rule rule);

} // namespace caboose::rules
