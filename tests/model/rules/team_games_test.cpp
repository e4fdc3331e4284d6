// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/03_definitions/teams.h"
#include "model/rules/08_end/2_marshals_victory.h"
#include "model/rules/08_end/3_team_score.h"
#include "model/rules/08_end/score.h"
#include "model/rules/playout/random_player.h"
#include "tests/model/rules/support/long_runs.h"
#include "tests/model/rules/support/team_game.h"
#include "tests/model/rules/support/watched_game.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

namespace caboose::rules {

TEST(TeamGames, keepEveryInvariant)
{
    for (int n = 0; n < runsWanted(1000); ++n) {
        Random random(static_cast<std::uint64_t>(n) + 1);
        WatchedGame game(teamGame(random), static_cast<std::uint64_t>(n));
        ASSERT_EQ(game.play(), "") << "game " << n;
    }
}

TEST(TeamGames, goTheSameWayWhetherRefusalsAreReadOrNot)
{
    for (std::uint64_t n = 0; n < 50; ++n) {
        Random random(n);
        EXPECT_EQ(changedByReadingRefusals(teamGame(random), n), "") << "game " << n;
    }
}

namespace {

Table played(std::uint64_t seed)
{
    Random random(seed);
    Table table = teamGame(random);
    RandomPlayer player(seed);
    while (table.progress.step != Step::GameOver) {
        if (!playBeat(table, player)) break;
    }
    return table;
}

/// Of those who count for their teams: what the others have is nobody's business (8.3).
int unnamedDocuments(const Table& table)
{
    int count = 0;
    for (const Pawn who : table.bandits()) {
        const bool counts = whyNotCounted(table, who).isNone();
        if (counts && table.loot.has(who, {LootKind::SecretDocument, unknownValue})) ++count;
    }
    return count;
}

} // namespace

/// 8, 8.3: two scores, all of them named, and whoever wins is of one of them or the Marshal.
TEST(TeamGames, endWithTwoTeamsAndTheirDocumentsNamed)
{
    for (std::uint64_t n = 0; n < 200; ++n) {
        const Table table = played(n);
        ASSERT_EQ(table.progress.step, Step::GameOver) << "game " << n;
        const std::vector<Score> all = scores(table);
        ASSERT_EQ(all.size(), 2U) << "game " << n;
        EXPECT_EQ(unnamedDocuments(table), 0) << "game " << n;
        const bool isBetrayed = isBetrayal(table);
        for (const Score& score : all) {
            EXPECT_TRUE((score.winners - score.bandits).empty()) << "game " << n;
            EXPECT_EQ(score.wins, !score.winners.empty()) << "game " << n;
            const bool isTogether = score.winners.empty() || score.winners == score.bandits;
            EXPECT_TRUE(isBetrayed || isTogether) << "game " << n;
        }
        const bool isAnybody = all[0].wins || all[1].wins;
        EXPECT_TRUE(isBetrayed || isAnybody != hasMarshalWon(table)) << "game " << n;
    }
}

} // namespace caboose::rules
