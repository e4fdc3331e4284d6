// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/game/playing.h"

#include "model/game/record/observed_question.h"

#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace caboose::game::test {

using rules::Card;
using rules::CardKind;
using rules::Choice;
using rules::ChoiceKind;
using rules::QuestionKind;
using rules::Viewer;

namespace {

constexpr int tunnel = 6;

/// Draws in the first turn; in the second one a card can be played face down.
Game inTheTunnel(rules::KeptByProgram kept)
{
    Game game = newGame(3, kept, rules::Edition::Official2016);
    while (game.now().table().progress.turn < 1) {
        const auto choices = possibleChoices(game);
        Choice choice = choices.empty() ? Choice() : choices.front();
        for (const Choice wanted : {Choice(ChoiceKind::Draw), Choice::round(tunnel)}) {
            if (std::find(choices.begin(), choices.end(), wanted) != choices.end()) choice = wanted;
        }
        if (choices.empty())
            game.goOn();
        else
            game.answer(choice);
    }
    return game;
}

Choice someFaceDown(const Game& game)
{
    for (const Choice choice : possibleChoices(game)) {
        const bool isKnown = choice.card().kind != CardKind::Unknown;
        if (choice.is(ChoiceKind::FaceDown) && isKnown) return choice;
    }
    return {};
}

/// What is offered, and how it is ruled.
bool areSame(const rules::Question& a, const rules::Question& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const auto& one, const auto& other) {
                          return one.choice == other.choice && one.verdict == other.verdict;
                      });
}

} // namespace

TEST(ObservedQuestion, aHandThatTheProgramDealtIsForTheEyesOfWhoeverIsAsked)
{
    const Game game = inTheTunnel(allKept);
    const rules::Table& table = game.now().table();
    const rules::Question& question = *game.now().question();
    const auto asked = *table.seatOf(question.who());
    ASSERT_TRUE(isForOwnEyes(question, table));
    EXPECT_EQ(observe(question, table, Viewer::anybody()).size(), 0);
    EXPECT_EQ(observe(question, table, Viewer::anybody()).who(), question.who());
    EXPECT_TRUE(areSame(observe(question, table, Viewer::seat(asked)), question));
    EXPECT_TRUE(areSame(observe(question, table, Viewer::referee()), question));
    const Game physical = inTheTunnel(nothingKept);
    EXPECT_FALSE(isForOwnEyes(*physical.now().question(), physical.now().table()));
}

TEST(ObservedAnswer, aCardThatIsPlayedFaceDownIsItsBack)
{
    const Game game = inTheTunnel(allKept);
    const rules::Table& table = game.now().table();
    const rules::Pawn who = game.now().question()->who();
    const Answer answer{QuestionKind::PlayCard, who, someFaceDown(game)};
    const Answer back{QuestionKind::PlayCard, who,
                      Choice(Card{who, CardKind::Unknown, 0}, ChoiceKind::FaceDown)};
    EXPECT_EQ(observe(answer, table, Viewer::anybody()), back);
    EXPECT_EQ(observe(answer, table, Viewer::seat(*table.seatOf(who))), answer);
}

TEST(ObservedAnswer, aBulletThatIsDiscardedDoesNotTellWhoShotIt)
{
    const Game game = inTheTunnel(allKept);
    const rules::Table& table = game.now().table();
    const rules::Pawn who = table.seats[0].characters.front();
    const rules::Pawn shooter = table.seats[1].characters.front();
    const Answer bullet{QuestionKind::CardToDiscard, who,
                        Choice(Card{shooter, CardKind::Bullet, 1})};
    EXPECT_EQ(observe(bullet, table, Viewer::anybody()).choice,
              Choice(Card{who, CardKind::Unknown, 0}));
}

/// Cards of the table: what is missing would tell what lies there.
TEST(ObservedPosition, aCardThatWasEnteredFaceDownIsStillOffered)
{
    Game game = inTheTunnel(nothingKept);
    const Choice first = someFaceDown(game);
    const rules::SeatIndex seat = *game.now().table().seatOf(game.now().question()->who());
    ASSERT_TRUE(game.answer(first).isAccepted());
    const rules::Table seen = rules::observe(game.now().table(), Viewer::anybody());
    EXPECT_EQ(seen.commonDeck.back().card.kind, CardKind::Unknown);
    EXPECT_TRUE(seen.seats[seat].pile.has(first.card()));
    while (game.now().table().seatOf(game.now().question()->who()) != seat)
        ASSERT_TRUE(game.answer(Choice(ChoiceKind::Draw)).isAccepted());
    // In truth it lay in the hand, and something else lies there.
    const bool mayBePlayed = game.now().question()->accepts(Choice(first.card())) ||
                             game.now().question()->accepts(first);
    EXPECT_TRUE(mayBePlayed);
}

} // namespace caboose::game::test
