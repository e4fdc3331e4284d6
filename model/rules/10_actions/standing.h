// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"
#include "model/rules/core/verdict.h"

namespace caboose::rules {

/// Why nothing can be done with a pawn that stands on no train: it is not in the game, or no more.
Verdict offTheTrain(const Table& table, Pawn who, Rule rule);

/// What 10.1 to 10.9 have in common: somebody acts who stands on a train or the stagecoach, outside
/// the cell. Refused with the reason, else allowed under the action's own rule.
Verdict mayActAt(const Table& table, Pawn who, Rule action);

/// The same for somebody who may be in the cell too (10.8, 10.9, 10.10).
Verdict present(const Table& table, Pawn who, Rule action);

} // namespace caboose::rules
