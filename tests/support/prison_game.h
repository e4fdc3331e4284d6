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

enum class MarshalsEnd { Wins, WinsWithThePoorest, Fails };

/// Five rounds later: the Marshal is about to show his goals. He has reached Golden Bullet Award
/// (unless he fails), the warrant for Doc, Only a Flesh Wound and, with the prisoners whom nobody
/// has freed, Throw Away the Key, but not the warrant for Belle. Doc is the poorest.
std::unique_ptr<game::Game> endOfPrisonGame(MarshalsEnd which);

} // namespace caboose::test
