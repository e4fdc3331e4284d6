// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/question.h"
#include "model/rules/core/table.h"

namespace caboose::rules {

/// 16.1.2 Of the places that a bot could go to in one step, all but the one that its objective
/// leads it to become refusals.
void followObjective(const Table& table, Question& question);

/// 16.11.2, 16.13.2 Of the places that the bot Marshal could be moved to, all but the one that
/// leads him further away from the bot whose card it is, or from what it follows.
void driveMarshalAway(const Table& table, Question& question);

/// The floor that somebody who walks here does not come to: a car without a roof is on both, but no
/// way leads through it to the other.
LocationSet otherFloorThan(const Table& table, Location here);

/// How many steps lead from a place to the nearest of some others, over places that touch each
/// other and are not barred; -1 if none do.
int stepsTo(const Table& table, Location from, LocationSet goal, LocationSet barred = {});

} // namespace caboose::rules
