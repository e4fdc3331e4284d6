// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/game.h"

#include <memory>

namespace caboose::items {

/// A game of four in its third round, in the middle of Stealin', to look around in. The same every
/// time, and kept in no file.
std::unique_ptr<game::Game> sampleGame(game::Game::Clock clock);
/// Where it stands, for who needs no game: nothing has to be played for that.
rules::Table sampleTable();

} // namespace caboose::items
