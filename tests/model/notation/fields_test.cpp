// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Every field of a table can be written down: each is changed once.

#include "model/rules/06_round_cards/catalogue.h"
#include "model/rules/core/names.h"
#include "model/rules/core/rulings_catalogue.h"
#include "model/rules/core/sheet_fields.h"
#include "tests/model/notation/round_trip.h"

#include <functional>

namespace caboose::test {

namespace {

using namespace rules;

struct Change {
    std::string name;
    std::function<void(Table&)> make;
};

Table simpleTable()
{
    Table table;
    table.rulings = preset(Edition::Combined21);
    table.express = {Car::Locomotive, Car::Saloon, Car::Luggage};
    for (const Pawn who : {Pawn::Belle, Pawn::Doc}) {
        Seat seat;
        seat.characters = {who};
        table.seats.push_back(seat);
        table.sheet(who).role = Role::Player;
        table.sheet(who).bulletsLeft = 6;
        table.put(who, inside(Car::Saloon));
    }
    return table;
}

Change sheetChange(std::string name, const std::function<void(Sheet&)>& make)
{
    return {std::move(name), [make](Table& t) { make(t.sheet(Pawn::Belle)); }};
}

Change seatChange(std::string name, const std::function<void(Seat&)>& make)
{
    return {std::move(name), [make](Table& t) { make(t.seats[0]); }};
}

std::vector<Change> rulingChanges()
{
    std::vector<Change> all;
    for (std::size_t i = 0; i < rulingCount; ++i) {
        const auto ruling = static_cast<Ruling>(i);
        for (std::uint8_t v = 0; v < info(ruling).values.size(); ++v) {
            all.push_back(
                {std::string(info(ruling).key), [=](Table& t) { t.rulings.set(ruling, v); }});
        }
    }
    return all;
}

std::vector<Change> trainChanges()
{
    return {
        {"keeps decks", [](Table& t) { t.kept.decks = true; }},
        {"keeps purse values", [](Table& t) { t.kept.purseValues = true; }},
        {"keeps round deck", [](Table& t) { t.kept.roundDeck = true; }},
        {"no train", [](Table& t) { t.express.clear(); }},
        {"all kinds of cars",
         [](Table& t) {
             t.express = {Car::TimeTravel, Car::Locomotive, Car::Prison, Car::Circus,
                          Car::Armoury,    Car::Infirmary,  Car::Handcar};
         }},
        {"armoured train",
         [](Table& t) {
             t.armoured = {Car::ArmouredLocomotive, Car::Tender, Car::ArmouredA, Car::ArmouredB,
                           Car::ArmouredC};
             t.armouredOffset = -2;
         }},
        {"armoured train beside the locomotive",
         [](Table& t) { t.armoured = {Car::ArmouredLocomotive}; }},
        {"offset alone", [](Table& t) { t.armouredOffset = 3; }},
        {"cars to come", [](Table& t) { t.carsToCome = 4; }},
        {"stagecoach", [](Table& t) { t.stagecoachBeside = Car::Luggage; }},
        {"loot on the stagecoach",
         [](Table& t) {
             t.loot.add(inside(Car::Stagecoach), {LootKind::SpecialStrongbox, 1});
         }},
        {"horses",
         [](Table& t) {
             t.horsesBeside[static_cast<std::size_t>(Car::Saloon)] = 3;
             t.horsesBeside[static_cast<std::size_t>(Car::Luggage)] = 1;
         }},
        {"dynamite",
         [](Table& t) {
             t.dynamite = {roofOf(Car::Saloon), inside(Car::Luggage)};
         }},
        {"gatlings", [](Table& t) { t.gatlings = {Car::Tender}; }},
    };
}

std::vector<Change> pawnChanges()
{
    std::vector<Change> all;
    for (int i = 0; i < pawnCount; ++i) {
        const Pawn pawn = pawnAt(i);
        for (int l = 0; l <= index(lastLocation); ++l) {
            const Location place = locationAt(l);
            if (isOnTable(place) && !exists(place)) continue;
            all.push_back({std::string(keyOf(pawn)) + " in " + keyOf(place),
                           [=](Table& t) { t.put(pawn, place); }});
        }
    }
    all.push_back({"shotgun released", [](Table& t) { t.shotgunReleased = true; }});
    return all;
}

std::vector<Change> sheetChanges()
{
    std::vector<Change> all{
        {"a sheet of somebody absent", [](Table& t) { t.sheet(Pawn::Marshal).secondPile = 6; }},
        {"a player without a seat", [](Table& t) { t.sheet(Pawn::Ghost).role = Role::Player; }},
    };
    for (const SheetFieldRow& row : sheet_fields::rows) {
        for (const int number : {row.lowest, row.lowest + 1, row.highest}) {
            const int givers = row.byGiver != nullptr ? characterCount : 0;
            for (int giver = 0; giver <= givers; ++giver) {
                const Pawn from = giver == givers ? Pawn::None : pawnAt(giver);
                all.push_back(sheetChange(std::string(row.key),
                                          [=](Sheet& s) { setValue(s, row.field, number, from); }));
            }
        }
    }
    return all;
}

std::vector<Change> seatChanges()
{
    return {
        {"nobody sits",
         [](Table& t) {
             t.seats.clear();
             t.sheet(Pawn::Belle).role = Role::Absent;
         }},
        {"two bandits", [](Table& t) { t.seats[0].characters.push_back(Pawn::Ghost); }},
        {"an empty seat", [](Table& t) { t.seats[0].characters.clear(); }},
        {"an empty seat with a hand",
         [](Table& t) {
             t.seats[0].characters.clear();
             t.seats[0].hand.add({Pawn::Belle, CardKind::Move, 0});
         }},
        {"a bot's empty seat",
         [](Table& t) {
             t.seats[0].characters.clear();
             t.seats[0].isBot = true;
         }},
        {"somebody twice", [](Table& t) { t.seats[1].characters = {Pawn::Belle}; }},
        {"somebody twice, with cards",
         [](Table& t) {
             t.seats[1].characters = {Pawn::Belle};
             t.seats[1].hand.add({Pawn::Belle, CardKind::Move, 0});
         }},
        {"somebody twice, who drew",
         [](Table& t) {
             t.seats[1].characters = {Pawn::Belle};
             t.seats[1].hasDrawnThisTurn = true;
         }},
        {"a seat of nobody that drew",
         [](Table& t) {
             t.seats[0].characters.clear();
             t.seats[0].hasDrawnThisTurn = true;
         }},
        seatChange("bot", [](Seat& s) { s.isBot = true; }),
        seatChange("drew", [](Seat& s) { s.hasDrawnThisTurn = true; }),
        seatChange("hand",
                   [](Seat& s) {
                       s.hand.add({Pawn::Belle, CardKind::Move, 0}, 2);
                       s.hand.add({Pawn::Belle, CardKind::Unknown, 0}, 3);
                       s.hand.add({Pawn::Doc, CardKind::Bullet, 0});
                       s.hand.add({Pawn::Marshal, CardKind::Bullet, 4});
                       s.hand.add(neutralBullet, 2);
                       s.hand.add({Pawn::None, CardKind::Unknown, 0});
                       s.hand.add({Pawn::None, CardKind::Fire, 0});
                   }),
        seatChange("pile",
                   [](Seat& s) {
                       s.pile.add({Pawn::Belle, CardKind::RapidFire, 0});
                   }),
        seatChange("empty pile", [](Seat& s) { s.pile.clear(); }),
        seatChange("top",
                   [](Seat& s) {
                       s.top.push_back(neutralBullet);
                       s.top.push_back({Pawn::Belle, CardKind::Charm, 0});
                       s.top.push_back(neutralBullet);
                   }),
        seatChange("bottom",
                   [](Seat& s) {
                       s.bottom.push_back({Pawn::Belle, CardKind::Move, 0});
                       s.bottom.push_back(neutralBullet);
                   }),
        seatChange("discard",
                   [](Seat& s) {
                       s.discard.add({Pawn::Doc, CardKind::Punch, 0});
                   }),
        {"first player", [](Table& t) { t.firstPlayer = 1; }},
        {"first player nowhere", [](Table& t) { t.firstPlayer = 9; }},
    };
}

std::vector<Change> lootChanges()
{
    std::vector<Change> all;
    for (int k = 0; k < lootKindCount; ++k) {
        for (const Dollars value :
             {Dollars{unknownValue}, Dollars{0}, Dollars{500}, Dollars{1000}}) {
            const Loot loot{static_cast<LootKind>(k), value};
            all.push_back({std::string(keyOf(loot.kind)), [=](Table& t) {
                               t.loot.add(roofOf(Car::Saloon), loot);
                               t.loot.add(Pawn::Doc, loot, 3);
                               t.loot.add(Location::Nowhere, loot, 2);
                           }});
        }
    }
    all.push_back({"on a pawn without a sheet", [](Table& t) {
                       t.loot.add(Pawn::Shotgun, {LootKind::Jewel, 500});
                   }});
    all.push_back({"out of the game", [](Table& t) {
                       t.loot.add(Location::OutOfGame, {LootKind::Bag, 300});
                   }});
    return all;
}

std::vector<Change> stockChanges()
{
    return {
        {"neutrals", [](Table& t) { t.neutralBullets = 13; }},
        {"neutrals aside", [](Table& t) { t.neutralBulletsAside = 5; }},
        {"wild bunch",
         [](Table& t) {
             t.wildBunch = {6, 0};
         }},
        {"hostages",
         [](Table& t) {
             t.hostages = {Hostage::Banker, Hostage::Zealot};
         }},
        {"prisoners",
         [](Table& t) {
             t.prisoners = {Pawn::Al, Pawn::Twinzz};
         }},
        {"achieved prisoners",
         [](Table& t) {
             t.achievedPrisoners = {Pawn::Al, Pawn::Mei};
         }},
        {"goals",
         [](Table& t) {
             t.goals.upcoming = {Goal::ArchEnemy, Goal::Unknown, warrantFor(Pawn::Doc)};
             t.goals.current = {Goal::ThrowAwayTheKey};
             t.goals.revealed = 0x81;
         }},
        {"revealed goals alone", [](Table& t) { t.goals.revealed = 1; }},
        {"goals somebody peeked at",
         [](Table& t) {
             t.goals.peekedBy[0] = {Pawn::Doc, Pawn::Al};
             t.goals.peekedBy[4] = {Pawn::Tuco};
         }},
        {"the order of the Marshal's bullets",
         [](Table& t) { t.pileOrders[0][2] = MarshalBullet::Disarmed; }},
        {"the order of his second pile alone",
         [](Table& t) { t.pileOrders[1][5] = MarshalBullet::GotIm; }},
        {"a bullet of the Marshal's by its kind",
         [](Table& t) { t.seats[0].hand.add(cardOf(MarshalBullet::WoundedKnee)); }},
        {"mail in the Achievement zone",
         [](Table& t) {
             t.loot.add(Location::Achievement, {LootKind::Mailbag, 1200});
         }},
        {"no poster where everybody has one",
         [](Table& t) {
             t.seats.push_back({});
             t.seats.back().characters.push_back(Pawn::Marshal);
             t.sheet(Pawn::Marshal).role = Role::Player;
         }},
        {"goals kept by the program", [](Table& t) { t.kept.goals = true; }},
    };
}

RoundCard ownCard(std::uint8_t id)
{
    RoundCard card;
    card.id = id;
    card.set = RoundSet::CavalryBetrayal;
    card.event = Event::Escape;
    card.hands = 2;
    for (int i = 0; i < 6; ++i) card.turns.push_back(static_cast<Turn>(i));
    return card;
}

std::vector<Change> roundChanges()
{
    std::vector<Change> all{
        {"round", [](Table& t) { t.progress.round = 3; }},
        {"turn", [](Table& t) { t.progress.turn = 255; }},
        {"place", [](Table& t) { t.progress.place = 1; }},
        {"card", [](Table& t) { t.progress.card = 17; }},
        {"again", [](Table& t) { t.progress.playsLeft = 1; }},
        {"two plays", [](Table& t) { t.progress.playsLeft = 2; }},
        {"must play", [](Table& t) { t.progress.mustPlay = true; }},
        {"own cards",
         [](Table& t) {
             t.rounds = {ownCard(200), RoundCard{}, ownCard(1)};
             t.roundDeck = {ownCard(firstOwnRoundCard)};
         }},
        {"catalogue",
         [](Table& t) {
             for (const NamedRoundCard& named : baseRoundCards()) t.roundDeck.push_back(named.card);
             t.rounds.push_back(baseRoundCards()[3].card);
         }},
        {"a deck without what came up",
         [](Table& t) {
             t.rounds.push_back(baseRoundCards()[3].card);
             for (const NamedRoundCard& named : baseRoundCards()) {
                 if (!t.rounds.contains(named.card)) t.roundDeck.push_back(named.card);
             }
         }},
        {"common deck",
         [](Table& t) {
             t.commonDeck = {{{Pawn::Belle, CardKind::Move, 0}, 0, 0, false},
                             {{Pawn::Doc, CardKind::Unknown, 0}, 1, 0, true},
                             {{Pawn::Doc, CardKind::Fire, 0}, 0, 3, true},
                             {{Pawn::None, CardKind::Unknown, 0}, 1, 3, false},
                             {{Pawn::Tuco, CardKind::Fire, 0}, 9, 255, false},
                             {{Pawn::Doc, CardKind::Punch, 0}, 1, 0, false}};
         }},
    };
    for (int i = 0; i < stepCount; ++i) {
        all.push_back({"step", [=](Table& t) { t.progress.step = static_cast<Step>(i); }});
    }
    return all;
}

void expectAllWritten(const std::vector<Change>& changes)
{
    for (const Change& change : changes) {
        SCOPED_TRACE(change.name);
        Table table = simpleTable();
        change.make(table);
        expectSameAfterRoundTrip({table, {}});
    }
}

} // namespace

TEST(Fields, emptyTable)
{
    expectSameAfterRoundTrip({});
}

TEST(Fields, rulings)
{
    expectAllWritten(rulingChanges());
}

TEST(Fields, trains)
{
    expectAllWritten(trainChanges());
}

TEST(Fields, pawns)
{
    expectAllWritten(pawnChanges());
}

TEST(Fields, sheets)
{
    expectAllWritten(sheetChanges());
}

TEST(Fields, seats)
{
    expectAllWritten(seatChanges());
}

TEST(Fields, loot)
{
    expectAllWritten(lootChanges());
}

TEST(Fields, stock)
{
    expectAllWritten(stockChanges());
}

TEST(Fields, roundsAndDeck)
{
    expectAllWritten(roundChanges());
}

TEST(Fields, answers)
{
    Position position{simpleTable(), {}};
    position.answers = {Choice(ChoiceKind::Done),
                        Choice(ChoiceKind::Yes),
                        Choice(ChoiceKind::Draw),
                        Choice(ChoiceKind::Search),
                        Choice(ChoiceKind::TheGatling),
                        Choice(ChoiceKind::Divert),
                        Choice(roofOf(Car::Saloon)),
                        Choice(inside(Car::Saloon)),
                        Choice(Pawn::Marshal),
                        Choice(Pawn::None),
                        Choice(Card{Pawn::Marshal, CardKind::Marshal, 0}),
                        Choice(Card{Pawn::None, CardKind::Move, 0}),
                        Choice(neutralBullet),
                        Choice(Card{Pawn::Ghost, CardKind::Unknown, 0}, ChoiceKind::FaceDown),
                        Choice(Card{Pawn::Marshal, CardKind::Bullet, 5}),
                        Choice(Loot{LootKind::Jewel, unknownValue}),
                        Choice(Loot{LootKind::Jewel, 500}),
                        Choice(Loot{LootKind::Purse, 350}),
                        Choice(Car::Saloon),
                        Choice::round(2),
                        Choice::round(130),
                        Choice::number(-3),
                        Choice::number(1250)};
    expectSameAfterRoundTrip(position);
}

} // namespace caboose::test
