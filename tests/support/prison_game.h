// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/game.h"

#include <memory>

namespace caboose::test {

/// A game in the third round with the player Marshal: Doc and Tuco in the cell, Ghost on the prison
/// car's roof with the sidekick of Belle, three prisoners on display; the program keeps the goals,
/// one of the three current ones was shown, and Ghost has peeked at the first.
std::unique_ptr<game::Game> prisonGame();

} // namespace caboose::test
