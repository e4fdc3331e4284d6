// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"
#include "model/rules/playout/random.h"

namespace caboose::rules {

/// A game with stagecoach, horses, hostages, flasks, a car without a roof, the circus car and the
/// round cards of these boxes, by one of the editions that have them: before its set-up.
Table horsesGame(Random& random);

/// The same by the combined rules, with Belle as a bot.
Table horsesGameWithBot(Random& random);

} // namespace caboose::rules
