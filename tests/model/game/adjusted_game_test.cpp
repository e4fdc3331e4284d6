// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Adjustments in a game that is followed: entries like any other.

#include "model/rules/core/consistency.h"
#include "model/rules/playout/playout.h"
#include "tests/model/game/playing.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <stdexcept>

namespace caboose::game::test {

using namespace rules;

TEST(AdjustedGame, marksTheLogAndCanBeUndone)
{
    Game game = newGame(4, nothingKept);
    Random random(42);
    playTo(game, Step::PlayCard, random);
    const State before = game.now().state;
    const Adjustment roof{.what = AdjustmentKind::Pawn,
                          .who = Pawn::Belle,
                          .to = roofOf(game.now().table().express.back())};
    const Reply reply = game.adjust({roof});
    ASSERT_TRUE(reply.isAccepted());
    const auto effect = game.effectOf(reply.first);
    ASSERT_TRUE(effect.has_value());
    ASSERT_EQ(effect->happenings.size(), 1U);
    EXPECT_EQ(effect->happenings.front().what, HappeningKind::PawnMoved);
    EXPECT_TRUE(effect->happenings.front().rule.isNone());
    EXPECT_TRUE(game.record().at(reply.first).is<Adjusted>());
    EXPECT_EQ(game.now().table().where(Pawn::Belle), roof.to.location());
    game.undoStep();
    EXPECT_EQ(game.now().state, before);
}

TEST(AdjustedGame, refusesWhatCantBe)
{
    Game game = newGame(4, nothingKept);
    Random random(42);
    playTo(game, Step::PlayCard, random);
    const Reply impossible = game.adjust({{.what = AdjustmentKind::FirstPlayer, .seat = 1},
                                          {.what = AdjustmentKind::FirstPlayer, .seat = 8}});
    EXPECT_EQ(impossible.objection->misfit, Misfit::Impossible);
    EXPECT_EQ(impossible.objection->impossible, Impossible::NoSuchSeat);
    EXPECT_EQ(impossible.objection->number, 1U);
    const Reply contradiction = game.adjust(
        {{.what = AdjustmentKind::Pawn, .who = Pawn::Marshal, .to = roofOf(Car::Locomotive)}});
    EXPECT_EQ(contradiction.objection->misfit, Misfit::Contradiction);
    EXPECT_EQ(contradiction.objection->inconsistency.fault, Fault::OnRoofInside);
}

TEST(AdjustedGame, goesNowhereWithoutATrain)
{
    for (std::size_t i = 0; i < editionCount; ++i) {
        const auto edition = static_cast<Edition>(i);
        const Plan plan = standardPlan(preset(edition), 4);
        if (!objections(plan).empty()) continue;
        Game game = newGame(4, nothingKept, edition);
        const Reply reply = game.adjust(
            {{.what = AdjustmentKind::Progress, .progress = {.step = Step::PlaceBandits}}});
        ASSERT_FALSE(reply.isAccepted()) << "the cars are not chosen yet";
        EXPECT_EQ(reply.objection->misfit, Misfit::Unplayable);
    }
}

TEST(AdjustedGame, keepsTheAnswersThatStillFit)
{
    Game game = newGame(4, nothingKept);
    game.answer(Choice(Car::Saloon));
    game.answer(Choice(Car::FirstClass));
    ASSERT_EQ(game.now().state.answers.size(), 2U);
    const Reply fits = game.adjust({{.what = AdjustmentKind::OnSheet,
                                     .who = Pawn::Doc,
                                     .sheetField = SheetField::Cash,
                                     .number = 100}});
    ASSERT_TRUE(fits.isAccepted());
    EXPECT_TRUE(fits.dropped.empty());
    EXPECT_EQ(game.now().state.answers.size(), 2U);
    EXPECT_EQ(game.now().question()->ask(), QuestionKind::NextCar);
}

namespace {

/// In the middle of a punch: somebody chose whom, and the next question is open.
bool isMidPunch(const Game& game)
{
    const auto& answers = game.now().state.answers;
    return game.now().awaits == Awaits::Answer && answers.size() == 1 &&
           answers.front().ask == QuestionKind::PunchWhom;
}

Game midPunch()
{
    for (std::uint64_t seed = 1; seed < 100; ++seed) {
        Game game = newGame(6, allKept);
        Random random(seed);
        while (game.now().awaits != Awaits::Nothing && !isMidPunch(game)) moveOn(game, random);
        if (isMidPunch(game)) return game;
    }
    throw std::runtime_error("no punch");
}

} // namespace

TEST(AdjustedGame, saysWhichAnswersNoLongerFit)
{
    Game game = midPunch();
    const Answer given = game.now().state.answers.front();
    const Pawn whom = given.choice.pawn();
    const Table& table = *game.now().state.table;
    const Location here = table.where(whom);
    const Location away =
        inside(here == inside(table.express[1]) ? table.express[2] : table.express[1]);
    const Reply reply = game.adjust({{.what = AdjustmentKind::Pawn, .who = whom, .to = away}});
    ASSERT_TRUE(reply.isAccepted());
    EXPECT_EQ(reply.dropped, std::vector<Answer>{given});
    EXPECT_TRUE(game.now().state.answers.empty());
    game.undoStep();
    EXPECT_EQ(game.now().state.answers, std::vector<Answer>{given});
}

} // namespace caboose::game::test
