// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Two games that differ only in what is hidden are played in the same way as far as anybody sees;
// then what they ask, whom they ask and what they wait for is the same, too.

#include "tests/model/rules/support/horses_game.h"
#include "tests/model/rules/support/long_runs.h"
#include "tests/model/rules/support/marshal_game.h"
#include "tests/model/rules/support/solo_game.h"
#include "tests/model/rules/support/team_game.h"
#include "tests/support/print_rules.h"
#include "tests/support/twin_games.h"

#include <gtest/gtest.h>

namespace caboose::game::test {

using caboose::test::playedTable;
using caboose::test::RandomDeal;
using caboose::test::TwinGames;

namespace {

bool hasTwoBandits(rules::Edition edition)
{
    using enum rules::Edition;
    return edition == Official2014Duel || edition == Official2014TwoBandits ||
           edition == Official2016TwoBandits;
}

RandomDeal dealOf(rules::Edition edition, std::uint64_t seed)
{
    constexpr int mostSteps = 250;
    return {.edition = edition,
            .players = hasTwoBandits(edition) ? 2 : 4,
            .seed = seed,
            .steps = static_cast<int>(seed * 37 % mostSteps) + 1};
}

/// How far they could be played before something was turned up that differs.
int playedAlike(TwinGames games, std::uint64_t seed)
{
    rules::Random random(seed);
    int steps = 0;
    for (; steps < 60 && games.moveOn(random); ++steps) {
        if (games.wasSomethingTurnedUp()) break;
        EXPECT_TRUE(games.areAlike()) << "seed " << seed << ", step " << steps;
        if (!games.areAlike()) break;
    }
    return steps;
}

} // namespace

class TwinQuestions : public ::testing::TestWithParam<int> {};

TEST_P(TwinQuestions, tellNothing)
{
    const auto edition = static_cast<rules::Edition>(GetParam());
    int steps = 0;
    const int games = rules::runsWanted(40);
    for (int game = 1; game <= games; ++game) {
        const auto seed = static_cast<std::uint64_t>(game);
        steps += playedAlike(TwinGames(playedTable(dealOf(edition, seed)), seed), seed);
    }
    EXPECT_GT(steps, 100 * games / 40);
}

INSTANTIATE_TEST_SUITE_P(Each, TwinQuestions,
                         ::testing::Range(0, static_cast<int>(rules::editionCount)));

namespace {

rules::Table horsesGame(rules::Random& random)
{
    return rules::horsesGame(random, rules::HouseRulings::Some);
}

/// A game out of the boxes, between its first and its last step.
struct GameOfBoxes {
    const char* name;
    rules::Table (*lay)(rules::Random& random);
    int leastSteps; ///< in 100 games: its twins are played alike; bots soon show different cards
};

void PrintTo(const GameOfBoxes& game, std::ostream* os)
{
    *os << game.name;
}

} // namespace

class TwinQuestionsOfBoxes : public ::testing::TestWithParam<GameOfBoxes> {};

TEST_P(TwinQuestionsOfBoxes, tellNothing)
{
    int steps = 0;
    const int games = rules::runsWanted(100);
    for (int game = 1; game <= games; ++game) {
        const auto seed = static_cast<std::uint64_t>(game);
        rules::Random random(seed);
        const rules::Table table = playedTable(GetParam().lay(random), seed, game * 37 % 400 + 1);
        if (table.progress.step >= rules::Step::RevealGoals) continue;
        steps += playedAlike(TwinGames(table, seed), seed);
    }
    EXPECT_GT(steps, GetParam().leastSteps * games / 100);
}

INSTANTIATE_TEST_SUITE_P(Each, TwinQuestionsOfBoxes,
                         ::testing::Values(GameOfBoxes{"marshal", rules::marshalGame, 1000},
                                           GameOfBoxes{"horses", horsesGame, 1000},
                                           GameOfBoxes{"horses with bots",
                                                       rules::horsesGameWithBots, 200},
                                           GameOfBoxes{"teams", rules::teamGame, 1000},
                                           GameOfBoxes{"solo", rules::soloGame, 200}));

} // namespace caboose::game::test
