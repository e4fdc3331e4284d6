// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

namespace caboose::rules {

/// 8.4.3 In the end everybody turns their purses over, one seat after the other. `seen` is what
/// somebody saw of the table before; what lies open by now is added.
Table withPursesTurnedOver(const Table& table, const Table& seen);

/// Whether this bandit's purses lie open by now: it is their turn to count, or has been.
bool hasTurnedOver(const Table& table, Pawn who);

} // namespace caboose::rules
