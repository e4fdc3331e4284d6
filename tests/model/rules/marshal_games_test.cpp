// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/marshal_game.h"
#include "tests/model/rules/support/watched_game.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace caboose::rules {

namespace {

int gamesInAll()
{
    constexpr int usual = 1000;
    const char* wanted = std::getenv("CABOOSE_LONG_GAMES");
    return wanted == nullptr ? usual : std::atoi(wanted);
}

} // namespace

TEST(MarshalGames, keepEveryInvariant)
{
    for (int n = 0; n < gamesInAll(); ++n) {
        Random random(static_cast<std::uint64_t>(n) + 1);
        WatchedGame game(marshalGame(random), static_cast<std::uint64_t>(n));
        ASSERT_EQ(game.play(), "") << "game " << n;
    }
}

TEST(MarshalGames, goTheSameWayWhetherRefusalsAreReadOrNot)
{
    for (std::uint64_t n = 0; n < 50; ++n) {
        Random random(n);
        Table a = marshalGame(random);
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

/// 8.2: in the end all five lie open, and who wins is the Marshal, or somebody else.
TEST(MarshalGames, endWithAllGoalsShown)
{
    for (std::uint64_t n = 0; n < 200; ++n) {
        Random random(n);
        Table table = marshalGame(random);
        if (!table.inGame(Pawn::Marshal)) continue;
        RandomPlayer player(n);
        while (table.progress.step != Step::GameOver) {
            ASSERT_TRUE(playBeat(table, player)) << "game " << n;
        }
        EXPECT_EQ(table.goals.current.size(), 5U) << "game " << n;
        for (std::size_t place = 0; place < table.goals.current.size(); ++place) {
            EXPECT_TRUE(table.goals.isRevealed(place)) << "game " << n;
            EXPECT_NE(table.goals.current[place], Goal::Unknown) << "game " << n;
        }
    }
}

} // namespace caboose::rules
