// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/book/rulebook_context.h"
#include "model/rulebook/book/selection.h"
#include "model/rulebook/reading/read_conditions.h"
#include "model/rules/06_round_cards/catalogue.h"
#include "model/rules/core/rulings_catalogue.h"
#include "model/rules/playout/playout.h"
#include "tests/model/rulebook/small_book.h"

#include <gtest/gtest.h>

namespace caboose::rulebook {

namespace {

Conditions conditions(std::string_view text)
{
    Mistakes mistakes;
    Conditions read = readConditions(text, {}, mistakes);
    EXPECT_TRUE(mistakes.empty()) << text;
    return read;
}

bool holdsIn(const RulebookContext& game, std::string_view text)
{
    return hold(conditions(text), game);
}

/// What somebody with the base box reads; and four people's game with it.
const RulebookContext baseGame = gameOf(rules::Edition::Official2016, {Box::Base}, 4);
const RulebookContext fourAtATable =
    gameOf(rules::standardPlan(rules::preset(rules::Edition::Official2016), 4));

} // namespace

TEST(Conditions, areWrittenAsTheyAreRead)
{
    const char* text = "edition=combined-2.1,official-2016 !with=il-professore,stagecoach "
                       "players=2,5,6 event=braking,heavy-fire !turn=jarring "
                       "!braking-moves=bandits";
    EXPECT_EQ(toString(conditions(text)), text);
    EXPECT_EQ(toString(conditions("players=2-4")), "players=2,3,4");
}

TEST(Conditions, allMustHold)
{
    EXPECT_TRUE(holdsIn(baseGame, "edition=official-2016 players=3-6 !with=stagecoach"));
    EXPECT_FALSE(holdsIn(baseGame, "edition=official-2016 with=stagecoach"));
    EXPECT_TRUE(holdsIn(baseGame, ""));
}

TEST(Conditions, valuesAreAlternatives)
{
    EXPECT_TRUE(holdsIn(baseGame, "with=stagecoach,bot-marshal"));
    EXPECT_FALSE(holdsIn(fourAtATable, "!with=stagecoach,bot-marshal"));
}

TEST(Conditions, anEditionHoldsForItsVariants)
{
    const auto expert = gameOf(rules::Edition::Official2016Expert, {Box::Base});
    EXPECT_TRUE(holdsIn(expert, "edition=official-2016"));
    EXPECT_TRUE(holdsIn(expert, "edition=official-2016-expert"));
    EXPECT_FALSE(holdsIn(expert, "edition=official-2014-fr"));
    EXPECT_FALSE(holdsIn(baseGame, "edition=official-2016-expert"));
    const auto duel = gameOf(rules::Edition::Official2014Duel, {Box::Base});
    EXPECT_TRUE(holdsIn(duel, "edition=official-2014-fr"));
}

TEST(Conditions, anExpansionsOwnTextSpeaksInOfficialGames)
{
    const Boxes boxes{Box::Base, Box::HorsesStagecoach};
    const char* text = "edition=official-horses-stagecoach";
    EXPECT_TRUE(holdsIn(gameOf(rules::Edition::Official2016, boxes), text));
    EXPECT_FALSE(holdsIn(gameOf(rules::Edition::Combined21, boxes), text));
    EXPECT_FALSE(holdsIn(baseGame, text));
}

TEST(Conditions, anUnsettledNumberOfPlayersIsAnyNumber)
{
    EXPECT_TRUE(holdsIn(gameOf(rules::Edition::Combined21, {Box::Base}), "players=2"));
    EXPECT_FALSE(holdsIn(baseGame, "players=2"));
}

TEST(Conditions, rulingsDecideAlsoAgainstTheEdition)
{
    RulebookContext house = baseGame;
    EXPECT_FALSE(holdsIn(house, "punch-bot-marshal=yes"));
    house.rulings.set(rules::PunchBotMarshal::Yes);
    EXPECT_TRUE(holdsIn(house, "punch-bot-marshal=yes"));
}

TEST(Conditions, sayWhySomethingDoesNotHold)
{
    EXPECT_EQ(applicabilityOf(conditions("edition=combined-2.1"), baseGame),
              Applicability::OtherRules);
    EXPECT_EQ(applicabilityOf(conditions("edition=combined-2.1 with=stagecoach"), baseGame),
              Applicability::NotOnTable);
}

TEST(Conditions, thatContradictThemselvesNeverHold)
{
    EXPECT_TRUE(neverHold({{Subject::Players, false, rules::Ruling::None, 4},
                           {Subject::Players, false, rules::Ruling::None, 8}}));
    EXPECT_TRUE(neverHold({{Subject::With, false, rules::Ruling::None, 4},
                           {Subject::With, true, rules::Ruling::None, 12}}));
    EXPECT_FALSE(neverHold({{Subject::With, false, rules::Ruling::None, 4},
                            {Subject::With, false, rules::Ruling::None, 8}}));
}

TEST(RulebookContext, isWhatStandsOnTheTable)
{
    rules::Table table =
        rules::tableFor(rules::standardPlan(rules::preset(rules::Edition::Official2014Expert), 4));
    RulebookContext game = gameOn(table);
    EXPECT_EQ(game.edition, rules::Edition::Official2014Expert);
    EXPECT_EQ(game.players, 4);
    EXPECT_FALSE(game.pieces.contains(Piece::Stagecoach));
    EXPECT_FALSE(game.pieces.contains(Piece::Bots));

    table.stagecoachBeside = rules::Car::Locomotive;
    table.put(rules::Pawn::Shotgun, rules::roofOf(rules::Car::Stagecoach));
    table.seats.back().isBot = true;
    game = gameOn(table);
    EXPECT_TRUE(game.pieces.contains(Piece::Stagecoach));
    EXPECT_TRUE(game.pieces.contains(Piece::Shotgun));
    EXPECT_TRUE(game.pieces.contains(Piece::Bots));
    EXPECT_EQ(game.players, 3);
    EXPECT_TRUE(game.texts.contains(PrintedText::HorsesStagecoach));
}

TEST(RulebookContext, aBotIsAPieceOfItsOwn)
{
    rules::Plan plan = rules::standardPlan(rules::preset(rules::Edition::Combined21), 2);
    plan.seats[1].characters = {rules::Pawn::Cheyenne};
    plan.seats.push_back({{rules::Pawn::Mary}, true});
    plan.seats.push_back({{rules::Pawn::Ghost}, true});
    const RulebookContext game = gameOf(plan);
    EXPECT_TRUE(holdsIn(game, "with=cheyenne with=bots with=mary with=bot-ghost"));
    EXPECT_FALSE(holdsIn(game, "with=bot-cheyenne")) << "she is played by somebody";
}

TEST(RulebookContext, ilProfessoreDoesNotBringTheRulesForBotsOnTheTrain)
{
    rules::Plan plan = rules::standardPlan(rules::preset(rules::Edition::Combined21), 3);
    plan.seats.push_back({{rules::Pawn::Professore}, true});
    EXPECT_TRUE(holdsIn(gameOf(plan), "with=il-professore !with=bots"));
}

TEST(RulebookContext, prisonersLendWhatTheBanditTheyAdmireCan)
{
    rules::Table table =
        rules::tableFor(rules::standardPlan(rules::preset(rules::Edition::Combined21), 3));
    table.prisoners.insert(rules::Pawn::Silk);
    table.sheet(rules::Pawn::Belle).prisoner = rules::Pawn::Twinzz;
    EXPECT_TRUE(holdsIn(gameOn(table), "with=sidekick-silk with=sidekick-twinzz with=prisoners"));
    EXPECT_FALSE(holdsIn(gameOn(table), "with=silk,twinzz,sidekick-al,sidekick-tuco"));
}

TEST(RulebookContext, aBoxesBanditAloneDoesNotBringItsBooklet)
{
    for (const rules::Pawn guest : {rules::Pawn::Mei, rules::Pawn::Misty, rules::Pawn::Twinzz}) {
        rules::Plan plan = rules::standardPlan(rules::preset(rules::Edition::Official2016), 3);
        plan.seats[0].characters = {guest};
        EXPECT_EQ(gameOf(plan).texts, PrintedTexts{PrintedText::Official2016});
    }
}

TEST(RulebookContext, ofAPlanIsThatOfItsTable)
{
    const auto plan = rules::standardPlan(rules::preset(rules::Edition::Official2016), 4);
    rules::Table table = rules::tableFor(plan);
    table.put(rules::Pawn::Marshal, rules::inside(rules::Car::Locomotive));
    EXPECT_EQ(gameOf(plan), gameOn(table));
}

/// Who owns a box plays without it now and then.
TEST(RulebookContext, ofAnOwnerHasWhatIsForGamesWithoutHisBoxes)
{
    const auto owner = gameOf(rules::Edition::Combined21, {Box::Base, Box::HorsesStagecoach});
    EXPECT_TRUE(holdsIn(owner, "with=horses"));
    EXPECT_TRUE(holdsIn(owner, "!with=horses !event=escape !turn=turmoil"));
    EXPECT_TRUE(restOnWhatIsLeftOut(conditions("!with=horses"), owner));
    EXPECT_FALSE(restOnWhatIsLeftOut(conditions("with=horses !with=handcar"), owner));
    EXPECT_FALSE(holdsIn(fourAtATable, "!with=bot-marshal"));
    EXPECT_FALSE(restOnWhatIsLeftOut(conditions("!with=bot-marshal"), fourAtATable));
}

TEST(RulebookContext, underAnotherEditionIsTheSameGame)
{
    EXPECT_EQ(under(rules::Edition::Official2016, fourAtATable), fourAtATable);
    const auto combined = under(rules::Edition::Combined21, fourAtATable);
    EXPECT_EQ(combined.pieces, fourAtATable.pieces);
    EXPECT_EQ(combined.players, 4);
    EXPECT_TRUE(holdsIn(combined, "edition=combined-2.1 !edition=official-2016"));
}

TEST(RulebookContext, knowsTheEditionByItsRulings)
{
    for (std::size_t e = 0; e < rules::editionCount; ++e) {
        const auto edition = static_cast<rules::Edition>(e);
        EXPECT_EQ(nearestEdition(rules::preset(edition)), edition) << keyOf(edition);
    }
    rules::Rulings house = rules::preset(rules::Edition::Official2016Expert);
    house.set(rules::PunchBotMarshal::Yes);
    EXPECT_EQ(nearestEdition(house), rules::Edition::Official2016Expert);
}

TEST(RulebookContext, hasTheEventsAndTurnsOfItsRoundCards)
{
    using enum rules::Event;
    EXPECT_TRUE(holdsIn(baseGame, "event=braking event=pickpocketing turn=switching"));
    EXPECT_FALSE(holdsIn(baseGame, "event=heavy-fire,higher-speed,deadly-fall"));
    EXPECT_FALSE(holdsIn(baseGame, "turn=jarring,turmoil,diversion"));

    rules::Table table =
        rules::tableFor(rules::standardPlan(rules::preset(rules::Edition::Combined21), 3));
    EXPECT_FALSE(holdsIn(gameOn(table), "event=heavy-fire,mortal-bullet turn=jarring"));
    rules::RoundCard own;
    own.event = HeavyFire;
    own.turns = {rules::Turn::Normal, rules::Turn::Jarring};
    table.roundDeck.push_back(own);
    EXPECT_TRUE(holdsIn(gameOn(table), "event=heavy-fire turn=jarring !event=mortal-bullet"));
    table.rounds.push_back(own);
    table.roundDeck.clear();
    EXPECT_TRUE(holdsIn(gameOn(table), "event=heavy-fire turn=jarring")) << "when it has come, too";
}

/// 4.4.1
TEST(RulebookContext, sortsOutEventsThatWouldHaveNothingToActOn)
{
    const Boxes every{Box::Base, Box::HorsesStagecoach, Box::MarshalPrisoners, Box::Couriers};
    EXPECT_TRUE(holdsIn(gameOf(rules::Edition::Combined21, every), "event=rumours event=heal"));

    rules::Plan plan = rules::standardPlan(rules::preset(rules::Edition::Combined21), 3);
    for (const rules::Event event :
         {rules::Event::Rumours, rules::Event::Heal, rules::Event::HeavyFire}) {
        plan.roundCards.push_back({.event = event, .turns = {rules::Turn::Normal}});
    }
    EXPECT_TRUE(holdsIn(gameOf(plan), "event=heavy-fire !event=rumours,heal"));
}

TEST(RulebookContext, hasNoEventsWhereTheyAreNotUsed)
{
    const auto first = gameOf(rules::Edition::Official2016FirstGame, {Box::Base});
    EXPECT_FALSE(holdsIn(first, "event=braking,swivel-arm,passengers-rebellion"));
    EXPECT_TRUE(holdsIn(first, "turn=tunnel"));
    EXPECT_TRUE(holdsIn(under(rules::Edition::Official2016, first), "event=braking"));
}

TEST(RulebookContext, takesTheRoundCardsOfItsBoxesWhereNoneIsKnown)
{
    rules::Table table;
    table.rulings = rules::preset(rules::Edition::Combined21);
    table.stagecoachBeside = rules::Car::Locomotive;
    EXPECT_TRUE(holdsIn(gameOn(table), "event=braking event=mortal-bullet turn=turmoil"));
    EXPECT_FALSE(holdsIn(gameOn(table), "event=heavy-fire,deadly-fall"));
}

TEST(RulebookContext, expectsOfACardThatNobodyHasReadWhatItsBoxBrings)
{
    rules::Table table;
    table.rulings = rules::preset(rules::Edition::Combined21);
    table.roundDeck.push_back(rules::findRoundCard("reflex-action-2-4")->card);
    EXPECT_TRUE(holdsIn(gameOn(table), "event=reflex-action turn=jarring"));
    table.roundDeck[0].turns = {rules::Turn::Normal};
    EXPECT_FALSE(holdsIn(gameOn(table), "turn=jarring"));
}

TEST(Pieces, haveKeysThatLeadBack)
{
    for (int i = 0; i < pieceCount; ++i) {
        const auto piece = static_cast<Piece>(i);
        EXPECT_EQ(pieceFrom(keyOf(piece)), piece);
    }
    for (int i = 0; i < boxCount; ++i) {
        const auto box = static_cast<Box>(i);
        EXPECT_EQ(boxFrom(keyOf(box)), box);
    }
    for (int i = 0; i < printedTextCount; ++i) {
        const auto text = static_cast<PrintedText>(i);
        EXPECT_EQ(printedTextFrom(keyOf(text)), text);
    }
    EXPECT_EQ(allPieces().size(), pieceCount) << "each piece comes in some box";
}

TEST(Selection, hidesWhatIsNotInTheGame)
{
    const Book& book = *smallBook().in("en");
    const Selection selection(book, baseGame);
    const auto knock = book.find("10.5").value();
    EXPECT_EQ(selection.section(knock), Applicability::InForce);
    EXPECT_EQ(selection.block(knock, 1), Applicability::InForce);
    EXPECT_EQ(selection.block(knock, 2), Applicability::OtherRules);
    EXPECT_EQ(selection.block(knock, 3), Applicability::NotOnTable);
    const auto answers = book.find("10.5.1").value();
    EXPECT_EQ(selection.section(answers), Applicability::NotOnTable);
    EXPECT_EQ(selection.block(answers, 0), Applicability::NotOnTable) << "as its section";
    EXPECT_EQ(Selection(book).section(answers), Applicability::InForce) << "without a game";
}

} // namespace caboose::rulebook
