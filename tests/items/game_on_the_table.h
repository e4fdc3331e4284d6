// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/game.h"
#include "views/items/game_models.h"

#include <memory>

namespace caboose::test {

/// A game of four by the official rules, at its start. The table's own cards, or the program's.
std::unique_ptr<game::Game> newGame(bool programDeals);

/// Answers the first option that is possible, again and again, until this question is open.
void playTo(game::Game& game, rules::QuestionKind ask);
/// The same, until something waits to be gone on with in Stealin'.
void playToForced(game::Game& game);
void playToEnd(game::Game& game);
/// Gives any answers that are possible until this question is open.
void playAtRandom(game::Game& game, rules::QuestionKind ask, std::uint64_t seed);

/// Answers with the possible option that has this place in the order of the options.
void answer(game::Game& game, int option);

} // namespace caboose::test
