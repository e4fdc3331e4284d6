// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/horses_game.h"
#include "tests/model/rules/support/long_runs.h"
#include "tests/model/rules/support/solo_game.h"
#include "tests/model/rules/support/watched_game.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

namespace caboose::rules {

namespace {

int gamesInAll()
{
    return runsWanted(800);
}

/// With the base box, or with everything around the stagecoach.
Table gameWithBots(std::uint64_t n)
{
    Random random(n);
    if (n % 2 == 1) return horsesGameWithBots(random);
    const int players = 3 + static_cast<int>(random.below(4));
    const KeptByProgram kept{random.below(2) == 0, random.below(2) == 0, random.below(2) == 0};
    Plan plan = planOf({Edition::Combined21, players, kept}, random);
    seatBots(plan, anyBots(random));
    EXPECT_TRUE(objections(plan).empty());
    return tableFor(plan);
}

} // namespace

TEST(BotGames, keepEveryInvariant)
{
    for (int n = 0; n < gamesInAll(); ++n) {
        const auto seed = static_cast<std::uint64_t>(n);
        WatchedGame game(gameWithBots(seed), seed);
        ASSERT_EQ(game.play(), "") << "game " << n;
    }
}

TEST(BotGames, ofOnePersonKeepEveryInvariant)
{
    for (int n = 0; n < gamesInAll(); ++n) {
        const auto seed = static_cast<std::uint64_t>(n);
        Random random(seed);
        WatchedGame game(soloGame(random), seed);
        ASSERT_EQ(game.play(), "") << "game " << n;
    }
}

TEST(BotGames, ofOnePersonGoTheSameWayWhetherRefusalsAreReadOrNot)
{
    for (std::uint64_t n = 0; n < 50; ++n) {
        Random random(n);
        EXPECT_EQ(changedByReadingRefusals(soloGame(random), n), "") << "game " << n;
    }
}

TEST(BotGames, goTheSameWayWhetherRefusalsAreReadOrNot)
{
    for (std::uint64_t n = 0; n < 50; ++n) {
        EXPECT_EQ(changedByReadingRefusals(gameWithBots(n), n), "") << "game " << n;
    }
}

} // namespace caboose::rules
