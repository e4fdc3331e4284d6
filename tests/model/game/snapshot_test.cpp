// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How often a game writes down where it stands (FORMAT.md).

#include "tests/model/game/playing.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

namespace caboose::game::test {

namespace {

std::vector<Number> snapshotsIn(const Record& record)
{
    std::vector<Number> numbers;
    for (const Entry& entry : record.entries()) {
        if (entry.is<Snapshot>()) numbers.push_back(entry.number);
    }
    return numbers;
}

} // namespace

TEST(Snapshots, areWrittenAfterEveryFortyMoves)
{
    Game game = newGame(4, nothingKept);
    rules::Random random(5);
    playToEnd(game, random);
    const std::vector<Number> written = snapshotsIn(game.record());
    ASSERT_GE(written.size(), 3U);
    for (const Number n : written) {
        EXPECT_EQ(game.record().beginning(n - 1).movesSinceSnapshot(), 40U) << n;
    }
}

TEST(Snapshots, countMovesAndNothingElse)
{
    Game game = newGame(4, nothingKept);
    for (int i = 0; i < 100; ++i) game.note("a note");
    EXPECT_TRUE(snapshotsIn(game.record()).empty());
}

TEST(Snapshots, areWrittenAtTheEndIfAnythingWasSaidSince)
{
    Game game = newGame(4, nothingKept);
    rules::Random random(6);
    moveOn(game, random);
    game.takeSnapshot();
    EXPECT_EQ(snapshotsIn(game.record()).size(), 1U);
    game.takeSnapshot();
    EXPECT_EQ(snapshotsIn(game.record()).size(), 1U);
}

} // namespace caboose::game::test
