// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/game/playing.h"

#include "model/game/record/observed_question.h"
#include "model/notation/notation.h"

#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>

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
    ASSERT_TRUE(rules::isForOwnEyes(question, table));
    EXPECT_EQ(observe(question, table, Viewer::anybody()).size(), 0);
    EXPECT_EQ(observe(question, table, Viewer::anybody()).who(), question.who());
    EXPECT_TRUE(areSame(observe(question, table, Viewer::seat(asked)), question));
    EXPECT_TRUE(areSame(observe(question, table, Viewer::referee()), question));
    const Game physical = inTheTunnel(nothingKept);
    EXPECT_FALSE(rules::isForOwnEyes(*physical.now().question(), physical.now().table()));
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

namespace {

/// Belle is at a step of hers, with these cards in her hand.
rules::Table withHand(const std::string& step, const std::string& hand)
{
    const auto read = notation::read("rules official-2016-expert\nkeeps decks purse-values\n"
                                     "train locomotive saloon luggage\nseats belle doc\n"
                                     "first belle\nrounds braking-2-4\n"
                                     "round-deck up-to-four station\nstep " +
                                     step +
                                     "\nbelle in saloon\ndoc in luggage\n"
                                     "marshal in locomotive\nbelle hand " +
                                     hand + "\nbelle pile none\n");
    EXPECT_TRUE(read.mistakes.empty());
    return read.position.table;
}

QuestionKind askedOf(const rules::Table& table)
{
    const rules::Outcome outcome = rules::resolve(table, {});
    EXPECT_EQ(outcome.settled, rules::BeatStatus::Open);
    return outcome.question ? outcome.question->ask() : QuestionKind::Count;
}

} // namespace

/// That it is not asked would tell everybody what is in the hand.
TEST(OwnEyes, areAskedAlsoIfThereIsOneAnswer)
{
    for (const char* hand : {"doc:bullet", "move", "doc:bullet 2 move"}) {
        EXPECT_EQ(askedOf(withHand("discard-bullets", hand)), QuestionKind::BulletToDiscard);
        EXPECT_EQ(askedOf(withHand("play-card", hand)), QuestionKind::PlayCard);
        EXPECT_EQ(askedOf(withHand("keep-cards", hand)), QuestionKind::CardToDiscard);
    }
}

/// That it ends by itself would tell that this was the last bullet.
TEST(OwnEyes, sayThemselvesThatNoBulletIsLeft)
{
    const rules::Table table = withHand("discard-bullets", "doc:bullet move");
    const Choice bullet(Card{rules::Pawn::Doc, CardKind::Bullet, 0});
    const auto outcome = rules::resolve(table, std::array{bullet});
    ASSERT_EQ(outcome.settled, rules::BeatStatus::Open);
    EXPECT_EQ(outcome.question->ask(), QuestionKind::BulletToDiscard);
    EXPECT_EQ(outcome.question->onlyPossible().choice, Choice(ChoiceKind::Done));
}

TEST(OwnEyes, areNotAskedOverAnEmptyHand)
{
    const rules::Table table = withHand("keep-cards", "none");
    EXPECT_EQ(rules::resolve(table, {}).settled, rules::BeatStatus::Finished);
}

/// Why it is none of the least would tell what else they have, why not that card what it is.
TEST(OwnEyes, areNotTheOnlyOnesToKnowWhatWasDecidedButToKnowWhy)
{
    const rules::Table table = withHand("play-card", "fire move");
    const Choice fire(Card{rules::Pawn::Belle, CardKind::Fire, 0});
    const Choice hidden(fire.card(), ChoiceKind::FaceDown);
    const Choice purse(rules::Loot{rules::LootKind::Purse, 500});
    const Answer openly{QuestionKind::PlayCard, rules::Pawn::Belle, fire};
    for (const Answer& answer : {Answer{QuestionKind::PlayCard, rules::Pawn::Belle, hidden},
                                 Answer{QuestionKind::LeastLoot, rules::Pawn::Belle, purse}}) {
        EXPECT_FALSE(maySeeVerdict(answer, table, Viewer::anybody()));
        EXPECT_FALSE(maySeeVerdict(answer, table, Viewer::seat(1)));
        EXPECT_TRUE(maySeeVerdict(answer, table, Viewer::seat(0)));
        EXPECT_TRUE(maySeeVerdict(answer, table, Viewer::referee()));
    }
    EXPECT_TRUE(maySeeVerdict(openly, table, Viewer::anybody())) << "everybody sees the card";
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
