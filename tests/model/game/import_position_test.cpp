// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/game/playing.h"

#include "model/game/journal/import_position.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

namespace caboose::game::test {

using rules::Step;

TEST(ImportPosition, goesOnFromWhereAGameStood)
{
    for (const rules::KeptByProgram kept : {nothingKept, allKept}) {
        Game game = newGame(4, kept);
        rules::Random random(91);
        playTo(game, Step::PerformAction, random);
        for (int i = 0; i < 30; ++i) {
            const Imported imported = startFrom(positionText(game.now().state), 7);
            ASSERT_TRUE(imported.start);
            EXPECT_TRUE(imported.mistakes.empty());
            const Game other(*imported.start, countingClock());
            EXPECT_EQ(positionOf(other.now().state), positionOf(game.now().state));
            EXPECT_EQ(other.now().awaits, game.now().awaits);
            moveOn(game, random);
        }
    }
}

TEST(ImportPosition, saysWhatCantBeRead)
{
    const Imported imported = startFrom("train locomotive saloon\nseats belle dock\n", 7);
    EXPECT_FALSE(imported.start);
    ASSERT_EQ(imported.mistakes.size(), 1U);
    EXPECT_EQ(imported.mistakes[0].line, 2);
    EXPECT_EQ(imported.mistakes[0].column, 13);
}

TEST(ImportPosition, saysWhyNoGameCanGoOn)
{
    const Imported contradictory =
        startFrom("train locomotive saloon\nbelle on luggage-roof\ndoc in saloon\n", 7);
    EXPECT_FALSE(contradictory.start);
    ASSERT_TRUE(contradictory.objection);
    EXPECT_EQ(contradictory.objection->misfit, Misfit::Contradiction);
    const Imported unplayable = startFrom("train locomotive saloon\n", 7);
    ASSERT_TRUE(unplayable.objection);
    EXPECT_EQ(unplayable.objection->misfit, Misfit::Unplayable);
}

} // namespace caboose::game::test
