// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/resolve.h"
#include "tests/model/rules/support/long_runs.h"
#include "tests/model/rules/support/watched_game.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>

namespace caboose::rules {

namespace {

int gamesInAll()
{
    return runsWanted(1500);
}

/// So that a long run can be shared among processors: each begins at another game.
int firstGame()
{
    const char* wanted = std::getenv("CABOOSE_FIRST_GAME");
    return wanted == nullptr ? 0 : std::atoi(wanted);
}

} // namespace

TEST(RandomGames, keepEveryInvariantInEveryEdition)
{
    const std::vector<GameKind> kinds = everyGame();
    const int games = gamesInAll();
    long beats = 0;
    long questions = 0;
    const int first = firstGame();
    for (int n = first; n < first + games; ++n) {
        const GameKind& kind = kinds[static_cast<std::size_t>(n) % kinds.size()];
        const auto seed = static_cast<std::uint64_t>(n) + 1;
        Random random(seed);
        WatchedGame game(planOf(kind, random), seed);
        const std::string wrong = game.play();
        ASSERT_EQ(wrong, "") << describe(kind) << ", seed " << seed;
        beats += game.beats;
        questions += game.questions;
    }
    std::cout << games << " games of " << kinds.size() << " kinds, " << beats << " beats, "
              << questions << " questions\n";
}

TEST(RandomGames, goTheSameWayWhetherRefusalsAreReadOrNot)
{
    const std::vector<GameKind> kinds = everyGame();
    for (std::size_t n = 0; n < kinds.size(); ++n) {
        Random random(n);
        const Table start = tableFor(planOf(kinds[n], random));
        EXPECT_EQ(changedByReadingRefusals(start, n), "") << describe(kinds[n]);
    }
}

TEST(RandomGames, areOfEveryEdition)
{
    const std::vector<GameKind> kinds = everyGame();
    EnumSet<Edition> seen;
    for (const GameKind& kind : kinds) seen.insert(kind.edition);
    EXPECT_EQ(seen.size(), static_cast<int>(editionCount));
    // Six editions for 3 to 6, the two-bandit ones for 2 and 3 or for 2, pairs of 4 and 6.
    EXPECT_EQ(kinds.size(), 8U * (6 * 4 + 2 + 1 + 2 + 2));
}

} // namespace caboose::rules
