// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/game/playing.h"

#include "model/game/record/chance.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

namespace caboose::game::test {

using rules::Choice;
using rules::Step;

TEST(Game, asksWhatTheRulesAsk)
{
    const Game game = newGame(4, nothingKept);
    EXPECT_EQ(game.now().awaits, Awaits::Answer);
    EXPECT_EQ(game.now().question()->ask(), rules::QuestionKind::NextCar);
    EXPECT_EQ(game.record().size(), 1U);
}

TEST(Game, refusesWithTheVerdictAndSaysNothing)
{
    Game game = newGame(4, nothingKept);
    ASSERT_TRUE(game.answer(Choice(rules::Car::Saloon)).isAccepted());
    const Reply reply = game.answer(Choice(rules::Car::Saloon));
    ASSERT_FALSE(reply.isAccepted());
    EXPECT_EQ(reply.objection->misfit, Misfit::Refused);
    EXPECT_EQ(reply.objection->verdict.reason, rules::Reason::AlreadyTaken);
    EXPECT_EQ(game.answer(Choice(rules::Pawn::Doc)).objection->misfit, Misfit::NotOffered);
    EXPECT_EQ(game.goOn().objection->misfit, Misfit::NotYet);
    EXPECT_EQ(game.record().size(), 2U);
}

TEST(Game, drawsWhatItKeepsAndRecordsIt)
{
    Game game = newGame(4, allKept);
    rules::Random random(1);
    playTo(game, Step::PlayCard, random);
    int drawn = 0;
    for (const Entry& entry : game.record().entries()) {
        const auto* answered = entry.as<Answered>();
        drawn += answered != nullptr && answered->byProgram ? 1 : 0;
    }
    EXPECT_GT(drawn, 4 * 6) << "six cards for each of four, and the purses";
    EXPECT_EQ(game.now().table().seats[0].hand.total(), 6);
}

TEST(Game, drawsTheSameAgainAfterGoingBack)
{
    Game game = newGame(4, allKept);
    rules::Random random(1);
    playTo(game, Step::ChooseFirstPlayer, random);
    const Choice first = possibleChoices(game).front();
    const Number before = game.now().at;
    game.answer(first);
    rules::Random again(2);
    playTo(game, Step::PlayCard, again);
    const State hands = game.now().state;
    game.goTo(before);
    game.answer(first);
    rules::Random once(2);
    playTo(game, Step::PlayCard, once);
    EXPECT_EQ(game.now().state, hands) << "nobody undoes until a better card comes";
}

TEST(Game, waitsForWhatIsDoneOnTheTable)
{
    Game game = newGame(4, allKept);
    rules::Random random(3);
    bool waited = false;
    while (game.now().awaits != Awaits::Nothing && !waited) {
        waited = game.now().awaits == Awaits::GoOn;
        if (waited) {
            EXPECT_EQ(game.answer(Choice{}).objection->misfit, Misfit::NothingAsked);
            const auto deck = game.now().table().progress;
            EXPECT_TRUE(game.goOn().isAccepted());
            EXPECT_NE(game.now().table().progress, deck);
        } else {
            moveOn(game, random);
        }
    }
    EXPECT_TRUE(waited);
}

TEST(Game, isOverInTheEnd)
{
    Game game = newGame(3, allKept);
    rules::Random random(4);
    playToEnd(game, random);
    EXPECT_EQ(game.now().awaits, Awaits::Nothing);
    EXPECT_EQ(game.answer(Choice{}).objection->misfit, Misfit::GameOver);
    EXPECT_EQ(game.goOn().objection->misfit, Misfit::GameOver);
    EXPECT_TRUE(game.undoStep().isAccepted()) << "the end can be undone like anything else";
}

TEST(Game, reachesTheTableThatTheRulesReach)
{
    Game game = newGame(4, allKept);
    rules::Random random(5);
    playToEnd(game, random);
    rules::Table table = *game.record().at(1).as<Started>()->table;
    std::vector<Choice> answers;
    for (const Number n : game.record().line(game.now().at)) {
        if (const auto* body = game.record().at(n).as<Answered>()) {
            answers.push_back(body->answer.choice);
        }
    }
    // Beat by beat with nothing but the rules.
    std::size_t used = 0;
    while (table.progress.step != Step::GameOver) {
        const auto outcome = rules::resolve(table, std::span(answers).subspan(used));
        ASSERT_EQ(outcome.settled, rules::BeatStatus::Finished);
        used += outcome.answersUsed;
        table = outcome.table;
    }
    EXPECT_EQ(used, answers.size());
    EXPECT_EQ(table, game.now().table());
}

TEST(Game, passesScheminUnseen)
{
    Game game = newGame(4, nothingKept);
    rules::Random random(6);
    playTo(game, Step::PlayCard, random);
    ASSERT_TRUE(game.playUnseen().isAccepted());
    EXPECT_EQ(game.now().table().progress.step, Step::PerformAction);
    EXPECT_EQ(game.now().question()->ask(), rules::QuestionKind::TurnedOver);
    EXPECT_FALSE(game.playUnseen().isAccepted());
}

TEST(Game, tellsEveryEntryForwardsAndBackwards)
{
    Game game = newGame(4, allKept);
    rules::Random random(8);
    playToEnd(game, random);
    game.undoBeat();
    game.redoStep();
    std::vector<rules::Happening> all;
    const auto first = game.effectOf(1);
    ASSERT_TRUE(first);
    rules::Table shown = first->after;
    for (Number n = 2; n <= game.record().size(); ++n) {
        const auto told = game.effectOf(n);
        ASSERT_TRUE(told);
        EXPECT_EQ(told->before, shown) << n;
        shown = told->after;
        EXPECT_TRUE(game.record().isMove(n) || told->happenings.empty());
    }
    EXPECT_EQ(shown, game.now().table());
}

TEST(Game, tellsEachHappeningOnce)
{
    Game game = newGame(4, allKept);
    rules::Random random(8);
    playToEnd(game, random);
    std::vector<rules::Happening> told;
    for (Number n = 1; n <= game.record().size(); ++n) {
        const auto part = game.effectOf(n)->happenings;
        told.insert(told.end(), part.begin(), part.end());
    }
    std::vector<rules::Happening> played;
    rules::Table table = *game.record().at(1).as<Started>()->table;
    std::vector<Choice> answers;
    for (const Entry& entry : game.record().entries()) {
        if (const auto* body = entry.as<Answered>()) answers.push_back(body->answer.choice);
    }
    std::size_t used = 0;
    while (table.progress.step != Step::GameOver) {
        const auto outcome = rules::resolve(table, std::span(answers).subspan(used));
        used += outcome.answersUsed;
        table = outcome.table;
        played.insert(played.end(), outcome.happenings.begin(), outcome.happenings.end());
    }
    EXPECT_EQ(told, played);
}

} // namespace caboose::game::test
