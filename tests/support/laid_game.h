// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/game.h"

#include <memory>
#include <string>

namespace caboose::test {

/// A game that goes on from a position, as somebody has laid it out. What is wrong with the
/// position ends the test.
std::unique_ptr<game::Game> laidGame(const std::string& position);

/// The first answer each time, until nothing is asked any more.
void playOut(game::Game& game);

} // namespace caboose::test
