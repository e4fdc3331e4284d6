// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"
#include "model/rules/core/verdict.h"

namespace caboose::rules {

/// 11.1: is there a line of sight between two places, and if not, why not? Asks only for places and
/// for the pawns between them; who may be aimed at is asked in 10.6.
/// Refused with the reason, and who stands between. Nobody sees their own place (SameLocation).
Verdict lineOfSight(const Table& table, Location from, Location to);

} // namespace caboose::rules
