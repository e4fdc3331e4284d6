// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 5.1.2: does somebody play the Marshal, who is still on the train, and has he a goal to come?
bool hasGoalToMove(const Table& table);
/// The top one of the upcoming goals becomes current, face down.
void moveGoal(Play& play);

} // namespace caboose::rules
