// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/horses_game.h"
#include "tests/model/rules/support/long_runs.h"
#include "tests/model/rules/support/watched_game.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

namespace caboose::rules {

namespace {

int gamesInAll()
{
    return runsWanted(500);
}

/// With the base box, or with everything around the stagecoach.
Table gameWithBot(std::uint64_t n)
{
    Random random(n);
    if (n % 2 == 1) return horsesGameWithBot(random);
    const int players = 3 + static_cast<int>(random.below(4));
    const KeptByProgram kept{random.below(2) == 0, random.below(2) == 0, random.below(2) == 0};
    Plan plan = planOf({Edition::Combined21, players, kept}, random);
    seatBelleBot(plan);
    EXPECT_TRUE(objections(plan).empty());
    return tableFor(plan);
}

} // namespace

TEST(BotGames, keepEveryInvariant)
{
    for (int n = 0; n < gamesInAll(); ++n) {
        const auto seed = static_cast<std::uint64_t>(n);
        WatchedGame game(gameWithBot(seed), seed);
        ASSERT_EQ(game.play(), "") << "game " << n;
    }
}

TEST(BotGames, goTheSameWayWhetherRefusalsAreReadOrNot)
{
    for (std::uint64_t n = 0; n < 50; ++n) {
        Table a = gameWithBot(n);
        Table b = a;
        RandomPlayer hasty(n);
        RandomPlayer thorough(n);
        thorough.readRefusals();
        while (a.progress.step != Step::GameOver) {
            ASSERT_TRUE(playBeat(a, hasty)) << "game " << n;
            playBeat(b, thorough);
            ASSERT_EQ(a, b) << "game " << n;
        }
    }
}

} // namespace caboose::rules
