// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

namespace caboose::rules {

/// As much as can be on one table: twelve bandits, both trains side by side, the stagecoach, the
/// time travel car, Marshal, Shotgun and couriers, loot everywhere, hands full of bullets.
Table fullTable();

} // namespace caboose::rules
