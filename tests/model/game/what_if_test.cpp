// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/game/playing.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

namespace caboose::game::test {

using rules::Step;

namespace {

class CountingKeeper : public RecordStore {
public:
    Saved keep(const Record& record) override
    {
        kept = record.size();
        ++calls;
        return Saved::Yes;
    }
    Number kept = 0;
    int calls = 0;
};

Game inSchemin(std::uint64_t seed = 21)
{
    Game game = newGame(3, allKept);
    rules::Random random(seed);
    playTo(game, Step::PlayCard, random);
    for (int i = 0; i < 4; ++i) moveOn(game, random);
    return game;
}

} // namespace

TEST(WhatIf, touchesNothingUntilItIsKept)
{
    Game game = inSchemin();
    CountingKeeper store;
    game.keepWith(&store);
    const Record before = game.record();
    const State state = game.now().state;
    rules::Random random(1);
    ASSERT_TRUE(game.startWhatIf(5).isAccepted());
    for (int i = 0; i < 6; ++i) moveOn(game, random);
    game.undoStep();
    game.note("what if");
    EXPECT_EQ(store.kept, before.size());
    ASSERT_TRUE(game.dropWhatIf().isAccepted());
    EXPECT_EQ(game.record(), before);
    EXPECT_EQ(game.now().state, state);
    EXPECT_EQ(game.record().next(4), before.next(4)) << "doing again leads where it led";
    EXPECT_EQ(store.kept, before.size());
}

TEST(WhatIf, becomesTheGameWhenItIsKept)
{
    Game game = inSchemin();
    CountingKeeper store;
    game.keepWith(&store);
    const Number end = game.now().at;
    game.startWhatIf(game.beatBack());
    const Number mark = game.whatIfSince();
    rules::Random random(2);
    for (int i = 0; i < 5; ++i) moveOn(game, random);
    const State tried = game.now().state;
    ASSERT_TRUE(game.keepWhatIf().isAccepted());
    EXPECT_FALSE(game.inWhatIf());
    EXPECT_EQ(game.now().state, tried);
    EXPECT_EQ(store.kept, game.record().size());
    const auto* mark_entry = game.record().at(mark).as<WhatIfKept>();
    ASSERT_NE(mark_entry, nullptr);
    EXPECT_GE(mark_entry->count, 5U);
    ASSERT_TRUE(game.goTo(end).isAccepted()) << "what was there before is a branch now";
}

/// What somebody has seen is not unseen again.
TEST(WhatIf, leavesBehindWhoLooked)
{
    Game game = inSchemin();
    CountingKeeper store;
    game.keepWith(&store);
    const Record before = game.record();
    const State state = game.now().state;
    game.startWhatIf(3);
    rules::Random random(2);
    moveOn(game, random);
    game.look({.all = false, .seat = 2});
    moveOn(game, random);
    ASSERT_TRUE(game.dropWhatIf().isAccepted());
    const Record& after = game.record();
    ASSERT_EQ(after.size(), before.size() + 1);
    EXPECT_EQ(after.beginning(before.size()), before);
    EXPECT_EQ(after.at(after.size()).body, EntryBody(Looked{.all = false, .seat = 2}));
    EXPECT_EQ(game.now().state, state);
    EXPECT_EQ(store.kept, after.size());
}

TEST(WhatIf, isOneAtATime)
{
    Game game = inSchemin();
    EXPECT_EQ(game.dropWhatIf().objection->misfit, Misfit::NotInWhatIf);
    EXPECT_EQ(game.keepWhatIf().objection->misfit, Misfit::NotInWhatIf);
    EXPECT_EQ(game.startWhatIf(7777).objection->misfit, Misfit::NowhereToGo);
    game.startWhatIf(3);
    EXPECT_EQ(game.startWhatIf(3).objection->misfit, Misfit::InWhatIf);
}

TEST(WhatIf, inWhichNothingWasSaidLeavesNothing)
{
    Game game = inSchemin();
    const Record before = game.record();
    game.startWhatIf(game.now().at);
    ASSERT_TRUE(game.keepWhatIf().isAccepted());
    EXPECT_EQ(game.record(), before);
}

} // namespace caboose::game::test
