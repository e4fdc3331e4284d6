// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/game.h"
#include "model/rules/core/rulings_catalogue.h"
#include "model/rules/playout/random.h"

#include <vector>

namespace caboose::game::test {

/// A clock that shows a second more each time.
Game::Clock countingClock();

inline constexpr rules::KeptByProgram nothingKept{};
inline constexpr rules::KeptByProgram allKept{
    .decks = true, .purseValues = true, .roundDeck = true};

Started startOf(int players, rules::KeptByProgram kept,
                rules::Edition edition = rules::Edition::Combined21, std::uint64_t seed = 7);
Game newGame(int players, rules::KeptByProgram kept,
             rules::Edition edition = rules::Edition::Combined21, std::uint64_t seed = 7);

/// Every choice that may be given to the open question (numbers: the lowest).
std::vector<rules::Choice> possibleChoices(const Game& game);
/// The person at the keyboard answers at random, or goes on where there is nothing to ask.
Reply moveOn(Game& game, rules::Random& random);
/// Plays on until this step is reached, or the game ends.
void playTo(Game& game, rules::Step step, rules::Random& random);
void playToEnd(Game& game, rules::Random& random);

} // namespace caboose::game::test
