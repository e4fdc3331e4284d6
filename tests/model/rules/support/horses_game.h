// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"
#include "model/rules/playout/random.h"

namespace caboose::rules {

/// Whether the table departs from its edition in what these boxes leave open.
enum class HouseRulings { None, Some };

/// A game with stagecoach, horses, hostages, flasks, a car without a roof, the circus car, cursed
/// loot and the round cards of these boxes, by one of the editions that have them: before its
/// set-up.
Table horsesGame(Random& random, HouseRulings house = HouseRulings::None);

/// The same by the combined rules, with bots.
Table horsesGameWithBots(Random& random);

} // namespace caboose::rules
