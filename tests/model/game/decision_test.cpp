// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/game/playing.h"

#include "model/notation/notation.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

namespace caboose::game::test {

using namespace rules;

namespace {

/// Plays on until this is asked with a refused option of this kind; the option.
std::optional<Option> refusedOption(Game& game, QuestionKind ask, Random& random)
{
    while (game.now().awaits != Awaits::Nothing) {
        if (const Question* question = game.now().question();
            question != nullptr && question->ask() == ask) {
            for (const Option& option : *question) {
                if (option.verdict.isRefused()) return option;
            }
        }
        moveOn(game, random);
    }
    return std::nullopt;
}

Game aGame()
{
    return newGame(5, allKept, Edition::Official2016, 51);
}

} // namespace

TEST(Decision, carriesTheVerdictAndDoesWhatWasDone)
{
    Game game = aGame();
    Random random(51);
    const auto option = refusedOption(game, QuestionKind::MoveTo, random);
    ASSERT_TRUE(option);
    const Pawn who = game.now().question()->who();
    const auto card = game.now().table().progress.card;
    const Reply reply = game.decideOtherwise(option->choice);
    ASSERT_TRUE(reply.isAccepted());
    const auto* decided = game.record().at(reply.first).as<Decided>();
    ASSERT_NE(decided, nullptr);
    EXPECT_EQ(decided->verdict, option->verdict);
    EXPECT_TRUE(decided->verdict.isRefused());
    EXPECT_EQ(decided->answer.ask, QuestionKind::MoveTo);
    const auto told = game.effectOf(reply.first);
    EXPECT_EQ(told->happenings.front().what, HappeningKind::PawnMoved);
    EXPECT_EQ(told->after.where(who), option->choice.location());
    EXPECT_NE(game.now().table().progress.card, card) << "the card is done";
    game.undoStep();
    EXPECT_EQ(game.now().question()->ask(), QuestionKind::MoveTo);
}

TEST(Decision, firesAtWhomTheRulesShield)
{
    Game game = aGame();
    Random random(52);
    const auto option = refusedOption(game, QuestionKind::FireAt, random);
    ASSERT_TRUE(option);
    const Pawn whom = option->choice.pawn();
    const Pawn who = game.now().question()->who();
    const bool canBeHit = whom != who && isCharacter(whom) && game.now().table().inGame(whom);
    const Sheet before = game.now().table().sheet(canBeHit ? whom : who);
    const Reply reply = game.decideOtherwise(option->choice);
    if (canBeHit) {
        ASSERT_TRUE(reply.isAccepted());
        EXPECT_NE(game.effectOf(reply.first)->after.sheet(whom).received, before.received);
    } else {
        EXPECT_EQ(reply.objection->misfit, Misfit::Impossible);
    }
}

TEST(Decision, isAnOrdinaryAnswerWhereTheRulesAllowIt)
{
    Game game = aGame();
    const Reply reply = game.decideOtherwise(possibleChoices(game).front());
    ASSERT_TRUE(reply.isAccepted());
    EXPECT_TRUE(game.record().at(reply.first).is<Answered>());
}

TEST(Decision, endsACardThatTheRulesWouldPerform)
{
    Game game = aGame();
    Random random(53);
    while (game.now().awaits != Awaits::GoOn) moveOn(game, random);
    const auto card = game.now().table().progress.card;
    const Pawn who = game.now().table().commonDeck[card].card.owner;
    const Adjustment cash{
        .what = AdjustmentKind::OnSheet, .who = who, .sheetField = SheetField::Cash, .number = 50};
    const Reply reply = game.decideOtherwise({}, {cash});
    ASSERT_TRUE(reply.isAccepted());
    EXPECT_EQ(game.now().table().sheet(who).cash, 50);
    EXPECT_TRUE(game.record().at(reply.first).as<Decided>()->verdict.isRefused());
}

namespace {

/// A refused place of a choice that answered itself.
std::optional<Choice> refusedWay(const CurrentState& now)
{
    if (now.awaits != Awaits::GoOn) return std::nullopt;
    for (const Question& question : now.outcome.forced) {
        for (const Option& option : question) {
            const bool isWay = option.choice.is(ChoiceKind::To) && option.verdict.isRefused();
            if (question.ask() == QuestionKind::MoveTo && isWay) return option.choice;
        }
    }
    return std::nullopt;
}

} // namespace

TEST(Decision, takesAnotherWayThanTheOnlyOneThereIs)
{
    Game game = aGame();
    Random random(54);
    while (game.now().awaits != Awaits::Nothing && !refusedWay(game.now())) moveOn(game, random);
    const auto way = refusedWay(game.now());
    ASSERT_TRUE(way);
    const auto card = game.now().table().progress.card;
    const Pawn who = game.now().table().commonDeck[card].card.owner;
    const Reply reply = game.decideOtherwise(*way);
    ASSERT_TRUE(reply.isAccepted());
    EXPECT_EQ(game.effectOf(reply.first)->after.where(who), way->location());
    EXPECT_EQ(game.record().at(reply.first).as<Decided>()->answer.ask, QuestionKind::MoveTo);
}

TEST(Decision, leavesACardWithoutEffect)
{
    Game game = aGame();
    Random random(55);
    const auto isFloorChange = [&game] {
        if (game.now().awaits != Awaits::GoOn) return false;
        const Table& table = game.now().table();
        return table.progress.step == Step::PerformAction &&
               table.commonDeck[table.progress.card].card.kind == CardKind::FloorChange;
    };
    while (game.now().awaits != Awaits::Nothing && !isFloorChange()) moveOn(game, random);
    ASSERT_TRUE(isFloorChange());
    const Pawn who = game.now().table().commonDeck[game.now().table().progress.card].card.owner;
    const Location before = game.now().table().where(who);
    const Reply reply = game.decideOtherwise(Choice(ChoiceKind::Done));
    ASSERT_TRUE(reply.isAccepted());
    EXPECT_EQ(game.effectOf(reply.first)->after.where(who), before);
}

TEST(Decision, isNotPossibleBeforeTheGame)
{
    Game game = aGame();
    EXPECT_EQ(game.decideOtherwise(Choice(Pawn::Doc)).objection->misfit, Misfit::NotHere);
}

namespace {

Game gameAt(const std::string& position)
{
    const auto read = notation::read(position);
    EXPECT_TRUE(read.isSound());
    Started started;
    started.table = std::make_shared<const Table>(read.position.table);
    return {started, countingClock()};
}

/// The table after this decision on what is asked.
Table decidedBy(Game& game, Choice choice)
{
    const Reply reply = game.decideOtherwise(choice);
    EXPECT_TRUE(reply.isAccepted());
    return reply.isAccepted() ? game.effectOf(reply.first)->after : game.now().table();
}

std::string atTheGatling(const std::string& cylinder)
{
    return "rules combined-2.1\nruling gatling-with-empty-cylinder no\n"
           "train locomotive saloon armoury luggage\ngatlings armoury\nseats doc tuco belle\n"
           "doc on armoury-roof; " +
           cylinder +
           "\ntuco on luggage-roof; hit by doc 6\nbelle on saloon-roof; purse 250\n"
           "marshal in locomotive\nneutral 7\nround 2 card(normal normal)\n"
           "step perform-action card 1\ndeck doc:fire turn 2 tuco:move\n";
}

const char* const healing =
    "rules combined-2.1\nkeeps decks\ntrain locomotive saloon luggage\n"
    "armoured-train armoured-locomotive tender armoured-a armoury armoured-b infirmary armoured-c "
    "at "
    "0\nseats doc tuco belle ghost\ndoc in saloon; team 1\ntuco in luggage; team 2\n"
    "belle in saloon; team 1\nghost on luggage-roof; team 2\ntuco 5 bullets\nneutral 11\n"
    "doc hit by tuco, neutral; hand none; pile move tuco:bullet bullet\n"
    "round 1 card(normal event:heal)\nstep resolve-event\n";

const char* const helping =
    "rules combined-2.1\ntrain locomotive saloon luggage\nseats doc tuco belle ghost\n"
    "doc in saloon; team 1\ntuco in luggage; team 2\nbelle on luggage-roof; team 1\n"
    "ghost in locomotive; team 2\nround-deck up-to-four station\n"
    "round 1 card(normal event:help)\nstep resolve-event\n";

} // namespace

/// 10.6.2
TEST(Decision, firesAGatlingWithAnEmptyCylinder)
{
    Game game = gameAt(atTheGatling("0 bullets"));
    const Table after = decidedBy(game, Choice(ChoiceKind::TheGatling));
    EXPECT_EQ(after.neutralBullets, 5);
    EXPECT_EQ(after.sheet(Pawn::Belle).received[characterCount], 1);
    EXPECT_EQ(after.sheet(Pawn::Tuco).received[characterCount], 1);
}

/// 5.4.2
TEST(Decision, takesOutABulletBeforeItsTurn)
{
    Game game = gameAt(healing);
    ASSERT_NE(game.now().question(), nullptr);
    const Card bullet{Pawn::Tuco, CardKind::Bullet, 0};
    const Table after = decidedBy(game, Choice(bullet));
    const Sheet& doc = after.sheet(Pawn::Doc);
    EXPECT_EQ(doc.healed[static_cast<std::size_t>(Pawn::Tuco)], 1);
    EXPECT_EQ(doc.received[static_cast<std::size_t>(Pawn::Tuco)], 1);
    EXPECT_FALSE(after.seats[0].pile.has(bullet));
    EXPECT_EQ(after.neutralBullets, 11);
}

/// 7.1.7
TEST(Decision, goesBesideAnOpponentForHelp)
{
    Game game = gameAt(helping);
    const Question* question = game.now().question();
    ASSERT_NE(question, nullptr);
    const Pawn who = question->actor;
    const Pawn opponent = who == Pawn::Doc ? Pawn::Tuco : Pawn::Doc;
    const Table before = game.now().table();
    EXPECT_EQ(decidedBy(game, Choice(opponent)).where(who), before.where(opponent));
}

// Ways of following

TEST(Bookkeeping, isSwitchedInTheMiddleOfAGame)
{
    Game game = newGame(4, nothingKept);
    Random random(54);
    playTo(game, Step::PlayCard, random);
    EXPECT_EQ(game.now().table().seats[0].hand.total(), 0) << "nobody has seen the hands";
    ASSERT_TRUE(game.follow({CardsEntered::WhenTurnedOver, {.roundDeck = true}}).isAccepted());
    EXPECT_EQ(game.now().state.bookkeeping(),
              (Bookkeeping{CardsEntered::WhenTurnedOver, {.roundDeck = true}}));
    game.playUnseen();
    playTo(game, Step::PlayCard, random);
    EXPECT_EQ(game.now().table().rounds.size(), 2U);
    const Entry& drawn = game.record().at(game.record().parent(game.now().at));
    EXPECT_TRUE(game.record().at(game.now().at).is<Answered>() || drawn.is<Answered>());
    bool byProgram = false;
    for (const Entry& entry : game.record().entries()) {
        const auto* body = entry.as<Answered>();
        byProgram = byProgram || (body != nullptr && body->byProgram &&
                                  body->answer.ask == QuestionKind::RoundCard);
    }
    EXPECT_TRUE(byProgram) << "the second round card was the program's";
    while (game.stepBack() != noEntry) game.undoStep();
    EXPECT_EQ(game.now().state.bookkeeping(), Bookkeeping{});
}

TEST(Bookkeeping, ofEveryMixtureReachesTheEnd)
{
    for (int mixture = 0; mixture < 8; ++mixture) {
        const KeptByProgram kept{(mixture & 1) != 0, (mixture & 2) != 0, (mixture & 4) != 0};
        Game game = newGame(3, kept);
        Random random(static_cast<std::uint64_t>(mixture));
        playToEnd(game, random);
        EXPECT_EQ(game.now().awaits, Awaits::Nothing);
    }
}

TEST(Bookkeeping, mayChangeInEveryRound)
{
    Game game = newGame(4, allKept);
    Random random(55);
    int switches = 0;
    while (game.now().awaits != Awaits::Nothing) {
        if (game.record().size() % 40 == 0) {
            const KeptByProgram kept{random.below(2) == 0, random.below(2) == 0,
                                     random.below(2) == 0};
            ASSERT_TRUE(game.follow({CardsEntered::WhenPlayed, kept}).isAccepted());
            ++switches;
        } else {
            ASSERT_TRUE(moveOn(game, random).isAccepted());
        }
    }
    EXPECT_GT(switches, 3);
}

} // namespace caboose::game::test
