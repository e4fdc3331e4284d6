// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/game/playing.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace caboose::game::test {

using rules::Step;

namespace {

Game inStealin()
{
    Game game = newGame(4, allKept);
    rules::Random random(11);
    playTo(game, Step::PerformAction, random);
    for (int i = 0; i < 8; ++i) moveOn(game, random);
    return game;
}

bool hasDisclosed(const TreePath& way, Disclosed what)
{
    return std::any_of(way.disclosed.begin(), way.disclosed.end(),
                       [what](const Disclosure& d) { return d.what == what; });
}

} // namespace

TEST(Undo, goesBackStepByStepToTheBeginningAndForthAgain)
{
    Game game = inStealin();
    const State end = game.now().state;
    std::vector<State> seen{end};
    while (game.stepBack() != noEntry) {
        ASSERT_TRUE(game.undoStep().isAccepted());
        seen.push_back(game.now().state);
    }
    EXPECT_GT(seen.size(), 20U);
    EXPECT_EQ(game.undoStep().objection->misfit, Misfit::NowhereToGo);
    for (auto state = seen.rbegin() + 1; state != seen.rend(); ++state) {
        ASSERT_TRUE(game.redoStep().isAccepted());
        EXPECT_EQ(game.now().state, *state);
    }
    EXPECT_EQ(game.now().state, end);
    EXPECT_EQ(game.redoStep().objection->misfit, Misfit::NowhereToGo);
}

TEST(Undo, neverStopsWhereTheProgramWouldDraw)
{
    Game game = newGame(4, allKept);
    rules::Random random(12);
    playTo(game, Step::PlayCard, random);
    while (game.stepBack() != noEntry) {
        game.undoStep();
        const auto* question = game.now().question();
        ASSERT_TRUE(question != nullptr);
        EXPECT_NE(question->ask(), rules::QuestionKind::DrawnCard);
        EXPECT_NE(question->ask(), rules::QuestionKind::PurseInCar);
    }
}

TEST(Undo, goesBackByBeat)
{
    Game game = inStealin();
    while (game.beatBack() != noEntry) {
        ASSERT_TRUE(game.undoBeat().isAccepted());
        EXPECT_TRUE(game.now().state.answers.empty());
    }
    while (game.beatForth() != noEntry) ASSERT_TRUE(game.redoBeat().isAccepted());
}

TEST(Undo, isRecordedWithWhereFromAndWhereTo)
{
    Game game = inStealin();
    const Number from = game.now().at;
    const Reply reply = game.undoStep();
    const auto* went = game.record().at(reply.first).as<Jumped>();
    ASSERT_NE(went, nullptr);
    EXPECT_EQ(went->from, from);
    EXPECT_EQ(went->to, game.now().at);
}

TEST(Undo, goesBackToAnyLineAlsoToAnUndoMark)
{
    Game game = inStealin();
    const auto there = game.now().state;
    const Reply undone = game.undoStep();
    const auto back = game.now().state;
    game.redoStep();
    EXPECT_EQ(game.now().state, there);
    ASSERT_TRUE(game.goTo(undone.first).isAccepted());
    EXPECT_EQ(game.now().state, back);
    EXPECT_FALSE(game.goTo(9999).isAccepted());
    EXPECT_FALSE(game.goTo(0).isAccepted());
}

TEST(Undo, leavesABranchThatCanBeReturnedTo)
{
    Game game = inStealin();
    const auto old = game.now();
    game.undoBeat();
    game.undoBeat();
    rules::Random other(99);
    moveOn(game, other);
    ASSERT_EQ(game.record().branches(), std::vector<Number>{old.at});
    EXPECT_EQ(game.at(old.at)->state, old.state) << "it can be looked at";
    ASSERT_TRUE(game.goTo(old.at).isAccepted());
    EXPECT_EQ(game.now().state, old.state);
}

TEST(Undo, saysWhatWasSeenSince)
{
    Game game = newGame(4, allKept);
    rules::Random random(13);
    playTo(game, Step::PlayCard, random);
    const TreePath way = *game.wayTo(1);
    EXPECT_TRUE(way.isUndo());
    EXPECT_TRUE(hasDisclosed(way, Disclosed::RoundCard));
    EXPECT_TRUE(hasDisclosed(way, Disclosed::DrawnCard));
    EXPECT_TRUE(hasDisclosed(way, Disclosed::Value)) << "the purses that were placed";
    EXPECT_FALSE(hasDisclosed(way, Disclosed::TurnedCard));
}

TEST(Undo, saysThatACardWasTurnedOver)
{
    Game game = newGame(4, nothingKept);
    rules::Random random(14);
    playTo(game, Step::PlayCard, random);
    game.playUnseen();
    const Number before = game.now().at;
    const rules::Choice turned = possibleChoices(game).front();
    game.answer(turned);
    const TreePath way = *game.wayTo(before);
    ASSERT_EQ(way.disclosed.size(), 1U);
    EXPECT_EQ(way.disclosed.front().what, Disclosed::TurnedCard);
    EXPECT_EQ(way.disclosed.front().card, turned.card());
    EXPECT_TRUE(game.wayTo(game.now().at)->disclosed.empty());
}

} // namespace caboose::game::test
