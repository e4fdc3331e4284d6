// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/game/playing.h"

#include "model/game/record/observed.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace caboose::game::test {

using rules::CardKind;
using rules::ChoiceKind;
using rules::Happening;
using rules::HappeningKind;
using rules::Viewer;

namespace {

/// The program deals and knows the purses; the round cards lie on the table.
constexpr rules::KeptByProgram dealt{.decks = true, .purseValues = true, .roundDeck = false};

/// What people can do at the table whatever they were dealt: the tunnel comes up; in its first turn
/// everybody draws, in its second one everybody plays their first card face down.
void sayTheSame(Game& game)
{
    constexpr int tunnel = 6;
    const auto choices = possibleChoices(game);
    rules::Choice choice = choices.at(0);
    const bool isFirstTurn = game.now().table().progress.turn == 0;
    for (const rules::Choice wanted :
         {rules::Choice(ChoiceKind::Draw), rules::Choice::round(tunnel)}) {
        const bool isThere = std::find(choices.begin(), choices.end(), wanted) != choices.end();
        if (isThere && (isFirstTurn || !wanted.is(ChoiceKind::Draw))) choice = wanted;
    }
    game.answer(choice);
}

/// Up to the third turn of the first round.
Game dealtAndPlayed(std::uint64_t seed)
{
    Game game = newGame(4, dealt, rules::Edition::Official2016, seed);
    while (game.now().table().progress.turn < 2) sayTheSame(game);
    return game;
}

int differences(const Game& a, const Game& b, Viewer viewer)
{
    int count = 0;
    for (Number n = 1; n <= a.record().size(); ++n) {
        const EntryEffect one = observe(*a.effectOf(n), viewer);
        const EntryEffect other = observe(*b.effectOf(n), viewer);
        const bool isSame = one.before == other.before && one.after == other.after &&
                            one.happenings == other.happenings;
        count += isSame ? 0 : 1;
    }
    return count;
}

/// The first happening of this kind for which this holds.
std::optional<std::pair<EntryEffect, Happening>> find(const Game& game, HappeningKind what,
                                                      rules::Pawn who)
{
    for (Number n = 1; n <= game.record().size(); ++n) {
        const auto told = game.effectOf(n);
        for (const Happening& happening : told->happenings) {
            if (happening.what == what && happening.who == who) return std::pair(*told, happening);
        }
    }
    return std::nullopt;
}

} // namespace

TEST(Observed, whateverWasDealtLooksTheSameToWhoeverWalksPast)
{
    const Game one = dealtAndPlayed(101);
    const Game other = dealtAndPlayed(102);
    ASSERT_EQ(one.record().size(), other.record().size());
    EXPECT_GT(differences(one, other, Viewer::referee()), 20) << "hands, purses, cards face down";
    EXPECT_EQ(differences(one, other, Viewer::anybody()), 0);
    EXPECT_GT(differences(one, other, Viewer::seat(0)), 0);
}

TEST(Observed, ownCardsAndNoOthersAreSeen)
{
    const Game game = dealtAndPlayed(103);
    for (const HappeningKind what : {HappeningKind::CardDrawn, HappeningKind::CardPlayed}) {
        for (rules::SeatIndex seat = 0; seat < 4; ++seat) {
            const rules::Pawn who = game.now().table().seats[seat].characters.front();
            const auto found = find(game, what, who);
            ASSERT_TRUE(found);
            const auto& [told, happening] = *found;
            for (rules::SeatIndex viewer = 0; viewer < 4; ++viewer) {
                const Happening seen = observe(happening, told.after, Viewer::seat(viewer));
                EXPECT_EQ(seen.card.kind == CardKind::Unknown, viewer != seat);
                EXPECT_EQ(seen.card.owner, who) << "whose it is, the back says";
            }
            EXPECT_EQ(observe(happening, told.after, Viewer::referee()), happening);
        }
    }
}

TEST(Observed, valuesAreKnownToWhoHadTheTokenAndWhoHasIt)
{
    const Game game = dealtAndPlayed(104);
    const rules::Table& table = game.now().table();
    const rules::Pawn robber = table.seats[0].characters.front();
    const rules::Pawn victim = table.seats[1].characters.front();
    const Happening purse{.what = HappeningKind::LootMoved,
                          .from = victim,
                          .to = robber,
                          .loot = {rules::LootKind::Purse, 450}};
    const auto value = [&](Viewer viewer) { return observe(purse, table, viewer).loot.value; };
    EXPECT_EQ(value(Viewer::seat(0)), 450);
    EXPECT_EQ(value(Viewer::seat(1)), 450);
    EXPECT_EQ(value(Viewer::seat(2)), rules::unknownValue);
    EXPECT_EQ(value(Viewer::anybody()), rules::unknownValue);
    Happening jewel = purse;
    jewel.loot = {rules::LootKind::Jewel, 500};
    EXPECT_EQ(observe(jewel, table, Viewer::anybody()), jewel) << "all jewels are worth the same";
    rules::Table hidden = table;
    hidden.rulings.set(rules::LootHiddenScope::AllLoot);
    jewel.loot.value = 750;
    EXPECT_EQ(observe(jewel, hidden, Viewer::anybody()).loot.value, rules::unknownValue);
}

namespace {

using rules::Card;
using rules::Loot;
using rules::LootKind;
using rules::Pawn;

/// Something of everything that may be hidden: two seats with cards wherever cards can lie.
rules::Table laidOut(rules::Edition edition)
{
    rules::Table table;
    table.rulings = rules::preset(edition);
    table.kept.decks = true;
    for (const Pawn who : {Pawn::Belle, Pawn::Doc}) {
        rules::Seat seat;
        seat.characters = {who};
        seat.pile.add({who, CardKind::Move, 0}, 2);
        seat.top.push_back({who, CardKind::Bullet, 0});
        seat.hand.add({who, CardKind::Fire, 0}, 2);
        seat.discard.add({who, CardKind::Punch, 0});
        table.seats.push_back(seat);
        table.sheet(who).role = rules::Role::Player;
        table.loot.add(who, {LootKind::Purse, 450});
    }
    return table;
}

Loot seenInCar(Loot token, rules::Edition edition, Viewer viewer)
{
    rules::Table table = laidOut(edition);
    const rules::Holder saloon = rules::inside(rules::Car::Saloon);
    table.loot.add(saloon, token);
    return rules::observe(table, viewer).loot.at(saloon).begin()->loot;
}

} // namespace

TEST(ObservedTable, cardsOnTheCommonDeckAreSeenUnlessTheyLieFaceDown)
{
    rules::Table table = laidOut(rules::Edition::Official2016);
    const Card open{Pawn::Doc, CardKind::Punch, 0};
    const Card secret{Pawn::Doc, CardKind::Robbery, 0};
    const Card back{Pawn::Doc, CardKind::Unknown, 0};
    table.commonDeck.push_back({open, 1, 0, false});
    table.commonDeck.push_back({secret, 1, 0, true});
    for (const Viewer viewer : {Viewer::anybody(), Viewer::seat(0)}) {
        const rules::Table seen = rules::observe(table, viewer);
        EXPECT_EQ(seen.commonDeck[0], table.commonDeck[0]) << "everybody saw it being played";
        EXPECT_EQ(seen.commonDeck[1], (rules::PlayedCard{back, 1, 0, true}));
    }
    EXPECT_EQ(rules::observe(table, Viewer::seat(1)).commonDeck, table.commonDeck);
}

TEST(ObservedTable, handsAndPilesAreCountedByAllAndReadByTheirOwner)
{
    const rules::Table table = laidOut(rules::Edition::Official2016);
    const rules::Table seen = rules::observe(table, Viewer::seat(0));
    EXPECT_EQ(seen.seats[0].hand, table.seats[0].hand);
    EXPECT_EQ(seen.seats[0].discard, table.seats[0].discard);
    for (const rules::SeatIndex seat : {rules::SeatIndex{0}, rules::SeatIndex{1}}) {
        const Card back{table.seats[seat].characters.front(), CardKind::Unknown, 0};
        EXPECT_EQ(seen.seats[seat].pile.count(back), 3) << "with what lies on top";
        EXPECT_EQ(seen.seats[seat].pile.total(), 3);
        EXPECT_TRUE(seen.seats[seat].top.empty());
        EXPECT_EQ(seen.seats[seat].hand.total(), 2);
        EXPECT_EQ(seen.seats[seat].discard.total(), 1);
    }
    const Card back{Pawn::Doc, CardKind::Unknown, 0};
    EXPECT_EQ(seen.seats[1].hand.count(back), 2);
    EXPECT_EQ(seen.seats[1].discard.count(back), 1);
}

TEST(ObservedTable, valuesThatAllTokensOfAKindShareAreSeenEvenWhereLootIsSecret)
{
    using enum rules::Edition;
    const Viewer anybody = Viewer::anybody();
    const Loot jewel{LootKind::Jewel, 500};
    const Loot strongbox{LootKind::Strongbox, 1000};
    for (const rules::Edition edition : {Combined21, Official2016}) {
        EXPECT_EQ(seenInCar(jewel, edition, anybody), jewel);
        EXPECT_EQ(seenInCar(strongbox, edition, anybody), strongbox);
        EXPECT_EQ(seenInCar({LootKind::Purse, 500}, edition, anybody).value, rules::unknownValue);
    }
    for (const Loot other : {Loot{LootKind::Jewel, 1000}, Loot{LootKind::Strongbox, 500}}) {
        EXPECT_EQ(seenInCar(other, Combined21, anybody).value, rules::unknownValue);
        EXPECT_EQ(seenInCar(other, Official2016, anybody), other);
    }
}

TEST(ObservedTable, whatItsBoxLaysFaceDownIsSecretWhateverIsAgreedOn)
{
    for (const Loot token : {Loot{LootKind::Bag, 500}, Loot{LootKind::GoldNugget, 1500},
                             Loot{LootKind::SecretDocument, 1}, Loot{LootKind::Mailbag, 200},
                             Loot{LootKind::Stake, 600}}) {
        for (const rules::Edition edition :
             {rules::Edition::Combined21, rules::Edition::Official2016}) {
            EXPECT_EQ(seenInCar(token, edition, Viewer::anybody()),
                      (Loot{token.kind, rules::unknownValue}));
        }
    }
}

TEST(ObservedTable, aFullFlaskIsOneOfUnseenKindForEverybodyElse)
{
    const Viewer anybody = Viewer::anybody();
    const Loot unseen{LootKind::UnseenFlask, rules::unknownValue};
    for (const LootKind kind : {LootKind::Whiskey, LootKind::OldWhiskey}) {
        const Loot flask{kind, rules::unknownValue};
        EXPECT_EQ(seenInCar(flask, rules::Edition::Official2016, anybody), unseen);
        rules::Table table = laidOut(rules::Edition::Official2016);
        table.loot.add(Pawn::Belle, flask);
        EXPECT_TRUE(rules::observe(table, Viewer::seat(0)).loot.has(Pawn::Belle, flask));
        EXPECT_TRUE(rules::observe(table, Viewer::seat(1)).loot.has(Pawn::Belle, unseen));
    }
    for (const LootKind kind : {LootKind::HalfWhiskey, LootKind::HalfOldWhiskey}) {
        const Loot flask{kind, rules::unknownValue};
        EXPECT_EQ(seenInCar(flask, rules::Edition::Official2016, anybody), flask);
    }
}

TEST(ObservedTable, jewelsKeepTheirValueToThemselvesAsSoonAsOneMayBeCursed)
{
    rules::Table table = laidOut(rules::Edition::Combined21);
    const Loot jewel{LootKind::Jewel, 500};
    table.loot.add(Pawn::Doc, jewel);
    EXPECT_TRUE(rules::observe(table, Viewer::seat(0)).loot.has(Pawn::Doc, jewel));
    table.loot.add(rules::inside(rules::Car::Locomotive), {LootKind::Jewel, rules::unknownValue});
    EXPECT_FALSE(rules::observe(table, Viewer::seat(0)).loot.has(Pawn::Doc, jewel));
}

/// 14.1
TEST(ObservedTable, currentGoalsAreSeenByTheMarshalAndThoseToComeByNobody)
{
    rules::Table table = laidOut(rules::Edition::Combined21);
    table.seats[1].characters = {Pawn::Marshal};
    table.goals = {.upcoming = {3, 7}, .current = {11, 2, 5}, .revealed = 0b010};
    const auto current = [&](Viewer viewer) { return rules::observe(table, viewer).goals.current; };
    using Goals = decltype(table.goals.current);
    EXPECT_EQ(current(Viewer::anybody()), (Goals{0, 2, 0}));
    EXPECT_EQ(current(Viewer::seat(0)), (Goals{0, 2, 0}));
    EXPECT_EQ(current(Viewer::seat(1)), table.goals.current);
    for (const Viewer viewer : {Viewer::anybody(), Viewer::seat(0), Viewer::seat(1)}) {
        EXPECT_EQ(rules::observe(table, viewer).goals.upcoming, (Goals{0, 0}));
    }
    EXPECT_EQ(rules::observe(table, Viewer::referee()).goals, table.goals);
}

TEST(ObservedTable, pursesAreSeenByTheirOwner)
{
    const rules::Table table = laidOut(rules::Edition::Official2016);
    const rules::Table seen = rules::observe(table, Viewer::seat(0));
    EXPECT_TRUE(seen.loot.has(Pawn::Belle, {LootKind::Purse, 450}));
    EXPECT_TRUE(seen.loot.has(Pawn::Doc, {LootKind::Purse, rules::unknownValue}));
}

} // namespace caboose::game::test
