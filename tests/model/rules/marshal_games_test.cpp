// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/rulings_catalogue.h"
#include "model/rules/playout/random_player.h"
#include "tests/model/rules/support/long_runs.h"
#include "tests/model/rules/support/marshal_game.h"
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
        EXPECT_EQ(changedByReadingRefusals(marshalGame(random), n), "") << "game " << n;
    }
}

namespace {

/// 5.1.2 in the first round of a game whose goals the program keeps.
Goal firstGoal(std::uint64_t seed)
{
    Table table;
    table.rulings = preset(Edition::Combined21);
    table.kept.goals = true;
    for (const Pawn who : {Pawn::Marshal, Pawn::Belle, Pawn::Doc, Pawn::Ghost, Pawn::Tuco}) {
        Seat seat;
        seat.characters.push_back(who);
        table.seats.push_back(seat);
        table.sheet(who).role = Role::Player;
    }
    while (!table.goals.upcoming.full()) table.goals.upcoming.push_back(Goal::Unknown);
    table.rounds.push_back({});
    table.progress = {.step = Step::MoveGoal, .round = 1};
    RandomPlayer player(seed);
    playBeat(table, player);
    return table.goals.current.front();
}

} // namespace

/// 4.8.4: two of five are warrants; of four bandits each has half a chance to be on one of them.
TEST(MarshalGames, drawGoalsAsFromTheShuffledFive)
{
    constexpr int games = 10000;
    int warrants = 0;
    int doc = 0;
    int mail = 0;
    for (std::uint64_t n = 0; n < games; ++n) {
        const Goal goal = firstGoal(n);
        warrants += isWarrant(goal) ? 1 : 0;
        doc += goal == warrantFor(Pawn::Doc) ? 1 : 0;
        mail += goal == Goal::TheMailMustGoThrough ? 1 : 0;
    }
    constexpr int slack = games / 50;
    EXPECT_NEAR(warrants, games * 2 / 5, slack);
    EXPECT_NEAR(doc, games / 10, slack);
    EXPECT_NEAR(mail, games * 3 / 35, slack);
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
