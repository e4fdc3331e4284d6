// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/game.h"

namespace caboose::game {

/// The longest of many random games: six players, and every card and purse that the program draws
/// is an entry of its own. With the snapshots that it has in the end.
const Game& longestGame();

/// A clock for games that nobody waits for.
Game::Clock countingClock();

} // namespace caboose::game
