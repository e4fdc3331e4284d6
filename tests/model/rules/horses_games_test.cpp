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
    return runsWanted(1000);
}

} // namespace

TEST(HorsesGames, keepEveryInvariant)
{
    for (int n = 0; n < gamesInAll(); ++n) {
        Random random(static_cast<std::uint64_t>(n) + 1);
        const HouseRulings house = n % 2 == 0 ? HouseRulings::None : HouseRulings::Some;
        WatchedGame game(horsesGame(random, house), static_cast<std::uint64_t>(n));
        ASSERT_EQ(game.play(), "") << "game " << n;
    }
}

TEST(HorsesGames, goTheSameWayWhetherRefusalsAreReadOrNot)
{
    for (std::uint64_t n = 0; n < 50; ++n) {
        Random random(n);
        EXPECT_EQ(changedByReadingRefusals(horsesGame(random), n), "") << "game " << n;
    }
}

} // namespace caboose::rules
