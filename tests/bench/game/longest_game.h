// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/game.h"

#include <cstdint>
#include <memory>

namespace caboose::game {

/// A random game to its end: six players, and every card and purse that the program draws is an
/// entry of its own. With the snapshots that it has in the end.
std::unique_ptr<Game> longGame(std::uint64_t seed);

/// The longest of many such games.
const Game& longestGame();

/// As it was after nine tenths of its entries, which is still before the final scoring.
Game shortBeforeItsEnd(const Game& game);

/// A clock for games that nobody waits for.
Game::Clock countingClock();

} // namespace caboose::game
