// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Two games that differ only in what is hidden are played in the same way as far as anybody sees;
// then what they ask, whom they ask and what they wait for is the same, too.

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
int playedAlike(const TwinGames& games, std::uint64_t seed)
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
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        steps += playedAlike(TwinGames(playedTable(dealOf(edition, seed)), seed), seed);
    }
    EXPECT_GT(steps, 100);
}

INSTANTIATE_TEST_SUITE_P(Each, TwinQuestions,
                         ::testing::Range(0, static_cast<int>(rules::editionCount)));

} // namespace caboose::game::test
