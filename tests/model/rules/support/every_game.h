// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/04_set_up/plan.h"
#include "model/rules/core/rulings_catalogue.h"
#include "model/rules/playout/random.h"

#include <string>
#include <vector>

namespace caboose::rules {

/// A kind of game that can be played with the base box.
struct GameKind {
    Edition edition = Edition::Official2016;
    int players = 4;
    KeptByProgram kept;
};

/// Every edition, with every number of players that it allows, with decks, purse values and round
/// deck kept by the program or lying on the table.
std::vector<GameKind> everyGame();

/// A plan for such a game with bandits drawn at random.
Plan planOf(const GameKind& game, Random& random);

/// They become bots, in the seats of whoever sits last if nobody plays them. Somebody else remains.
void seatBots(Plan& plan, PawnSet bots);
/// Any of those that are refereed, one at least.
PawnSet anyBots(Random& random);

std::string describe(const GameKind& game);

} // namespace caboose::rules
