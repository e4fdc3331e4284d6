// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"
#include "model/rules/playout/random.h"

namespace caboose::rules {

/// Any position: trains of any length, alone or side by side, a stagecoach with hostages and the
/// Shotgun, horses, cars of every kind; two to six of the base box's bandits anywhere with any
/// number of bullets, the bot Marshal, loot anywhere, few neutral bullets; by the rules of some
/// edition and booklets with some house rulings, in any round.
Table randomPosition(Random& random);

} // namespace caboose::rules
