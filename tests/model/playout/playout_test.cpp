// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Random games: the same order gives the same games, everywhere.

#include "model/rules/core/rulings_catalogue.h"
#include "model/rules/playout/playout.h"
#include "tests/support/golden.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <sstream>

namespace caboose::test {

namespace {

using namespace rules;

PlayoutOrder orderFor(Edition edition, int players)
{
    PlayoutOrder order;
    order.plan = standardPlan(preset(edition), players);
    order.games = 60;
    order.seed = 2016;
    return order;
}

/// A line for each edition and number of players that it can be played with.
std::string digests()
{
    std::ostringstream text;
    for (std::size_t i = 0; i < editionCount; ++i) {
        const auto edition = static_cast<Edition>(i);
        for (int players = 2; players <= 6; ++players) {
            const PlayoutOrder order = orderFor(edition, players);
            if (!objections(order.plan).empty()) continue;
            const PlayoutResult result = playOut(order);
            text << keyOf(edition) << ' ' << players << ' ' << result.beats << ' ' << std::hex
                 << result.digest << std::dec << '\n';
        }
    }
    return text.str();
}

} // namespace

/// The golden file is the same for every build; it changes when a rule does, and only then.
TEST(Playout, givesTheSameGamesInEveryBuild)
{
    EXPECT_EQ(test::differenceFromGolden("model/playout/golden/digests.txt", digests()), "");
}

TEST(Playout, doesNotDependOnTheNumberOfThreads)
{
    PlayoutOrder order = orderFor(Edition::Official2016, 4);
    const PlayoutResult one = playOut(order);
    for (const int threads : {2, 3, 7, 100}) {
        order.threads = threads;
        const PlayoutResult several = playOut(order);
        EXPECT_EQ(several.digest, one.digest) << threads;
        EXPECT_EQ(several.beats, one.beats);
        EXPECT_EQ(several.games, one.games);
    }
}

TEST(Playout, anotherSeedGivesOtherGames)
{
    PlayoutOrder order = orderFor(Edition::Official2016, 4);
    const PlayoutResult one = playOut(order);
    ++order.seed;
    EXPECT_NE(playOut(order).digest, one.digest);
}

} // namespace caboose::test
