// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How often a game writes down where it stands (FORMAT.md).

#include "model/game/journal/format.h"
#include "model/game/journal/journal_text.h"
#include "model/game/journal/last_stretch.h"
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

/// That it is what the whole game comes to, RandomSession asks.
TEST(LastStretch, beginsWithTheLastSnapshotAndHasAllNotes)
{
    Game game = newGame(4, allKept);
    game.note("who plays");
    rules::Random random(8);
    playToEnd(game, random);
    const std::string text = writeJournal(game.record(), rulesRevision);
    const std::optional<Record> stretch = lastStretch(text);
    ASSERT_TRUE(stretch);
    EXPECT_LT(stretch->size(), 60U);
    EXPECT_EQ(stretch->at(2).as<Noted>()->text, "who plays");
    History history;
    history.extend(*stretch);
    const auto end = history.stateAfter(stretch->head());
    ASSERT_TRUE(end);
    EXPECT_EQ(*end->table, game.now().table());
}

TEST(LastStretch, isNoneWhereTheGameHasJumpedSinceOrTheTextIsNotWhole)
{
    Game game = newGame(4, allKept);
    rules::Random random(9);
    playToEnd(game, random);
    const std::string text = writeJournal(game.record(), rulesRevision);
    EXPECT_TRUE(lastStretch(text));
    EXPECT_FALSE(lastStretch(text.substr(0, text.size() - 1)));
    std::string broken = text;
    broken[text.size() / 2] ^= 1;
    EXPECT_FALSE(lastStretch(broken));
    game.goTo(2);
    EXPECT_FALSE(lastStretch(writeJournal(game.record(), rulesRevision)));
}

} // namespace caboose::game::test
