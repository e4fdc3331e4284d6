// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Every fault that a table laid out by hand or read from a file can have.

#include "model/rules/core/consistency.h"

#include "tests/model/rules/support/laid_table.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>

namespace caboose::rules {

namespace {

using enum Car;

constexpr Loot purse{LootKind::Purse, unknownValue};
constexpr Card fire{Pawn::Belle, CardKind::Fire, 0};

LaidTable sound()
{
    LaidTable laid(Edition::Official2016);
    laid.express({Locomotive, Saloon, FirstClass});
    laid.bandit(Pawn::Belle, inside(Saloon)).bandit(Pawn::Doc, roofOf(Saloon));
    return laid.pawn(Pawn::Marshal, inside(Locomotive)).loot(Pawn::Doc, {LootKind::Purse, 250});
}

struct Spoiling {
    Fault fault;
    std::function<void(LaidTable&)> spoil;
};

RoundCard oneTurn()
{
    RoundCard card;
    card.turns = {Turn::Normal};
    return card;
}

/// Each fault in every way in which it can come about.
const std::vector<Spoiling> spoilings{
    {Fault::NoTrain,
     [](LaidTable& t) {
         t.express({Saloon, FirstClass});
     }},
    {Fault::NoTrain,
     [](LaidTable& t) {
         t.express({Saloon, FirstClass}).armoured({Locomotive}, 0);
     }},
    {Fault::CarTwice,
     [](LaidTable& t) {
         t.express({Locomotive, Saloon, FirstClass, Saloon});
     }},
    {Fault::CarTwice,
     [](LaidTable& t) {
         t.armoured({ArmouredLocomotive, Saloon}, 1);
     }},
    {Fault::PawnNowhere, [](LaidTable& t) { t.pawn(Pawn::Belle, inside(Luggage)); }},
    {Fault::PawnNowhere, [](LaidTable& t) { t.pawn(Pawn::Marshal, inside(Stagecoach)); }},
    {Fault::PawnNowhere, [](LaidTable& t) { t.pawn(Pawn::LastCourier, roofOf(Tender)); }},
    {Fault::CharacterTwice,
     [](LaidTable& t) {
         t.change().seats[1].characters = {Pawn::Belle, Pawn::Doc};
     }},
    {Fault::CharacterTwice,
     [](LaidTable& t) {
         t.change().seats[0].characters = {Pawn::Belle, Pawn::Belle};
     }},
    {Fault::SeatEmpty, [](LaidTable& t) { t.change().seats.push_back({}); }},
    {Fault::NotSeated, [](LaidTable& t) { t.change().sheet(Pawn::Tuco).role = Role::Player; }},
    {Fault::NotSeated, [](LaidTable& t) { t.change().sheet(Pawn::Marshal).role = Role::Player; }},
    {Fault::NotSeated, [](LaidTable& t) { t.pawn(Pawn::Tuco, inside(Saloon)); }},
    {Fault::SeatedAbsent, [](LaidTable& t) { t.change().sheet(Pawn::Doc).role = Role::Absent; }},
    {Fault::TooManyTokens,
     [](LaidTable& t) {
         t.loot(Pawn::Doc, {LootKind::Jewel, 500}, 20);
     }},
    {Fault::TooManyTokens,
     [](LaidTable& t) {
         t.loot(Pawn::Doc, {LootKind::Purse, 250}, 14).loot(inside(Saloon), purse, 14);
     }},
    {Fault::LootNowhere,
     [](LaidTable& t) {
         t.loot(roofOf(Luggage), {LootKind::Jewel, 500});
     }},
    {Fault::LootOnAbsent,
     [](LaidTable& t) {
         t.loot(Pawn::Mei, {LootKind::Jewel, 500});
     }},
    {Fault::LootOnAbsent,
     [](LaidTable& t) {
         t.loot(Pawn::Marshal, {LootKind::Jewel, 500});
     }},
    {Fault::LootOnAbsent,
     [](LaidTable& t) {
         t.loot(Pawn::Shotgun, {LootKind::Jewel, 500});
     }},
    {Fault::TooManyBullets, [](LaidTable& t) { t.change().sheet(Pawn::Doc).bulletsLeft = 7; }},
    {Fault::TooManyBullets,
     [](LaidTable& t) {
         // One of the six is in Belle's deck already.
         t.received(Pawn::Belle, Pawn::Doc).change().sheet(Pawn::Doc).bulletsLeft = 6;
     }},
    {Fault::TooManyBullets, [](LaidTable& t) { t.change().sheet(Pawn::Doc).secondPile = 1; }},
    {Fault::TooManyBullets, [](LaidTable& t) { t.change().sheet(Pawn::Marshal).secondPile = 13; }},
    {Fault::TooManyBullets, [](LaidTable& t) { t.change().sheet(Pawn::Tuco).bulletsLeft = 7; }},
    {Fault::TooManyNeutrals, [](LaidTable& t) { t.change().neutralBullets = 27; }},
    {Fault::TooManyNeutrals,
     [](LaidTable& t) {
         t.change().neutralBullets = 13;
         t.change().neutralBulletsAside = 14;
     }},
    {Fault::TooManyCards, [](LaidTable& t) { t.change().seats[0].pile.add(fire, 4); }},
    {Fault::TooManyCards,
     [](LaidTable& t) {
         t.change().seats[0].hand.add(fire, 2);
         t.change().seats[0].discard.add(fire, 2);
     }},
    {Fault::TooManyCards,
     [](LaidTable& t) {
         t.change().seats[0].pile.add(fire, 3);
         t.change().seats[0].top.push_back(fire);
     }},
    {Fault::TooManyCards,
     [](LaidTable& t) {
         t.change().seats[0].pile.add(fire, 3);
         t.change().commonDeck.push_back({fire, 0, 0, false});
     }},
    {Fault::TooManyBulletCards,
     [](LaidTable& t) { t.change().seats[0].pile.add(neutralBullet, 27); }},
    {Fault::TooManyKinds,
     [](LaidTable& t) {
         for (int kind = 0; kind < 30; ++kind) {
             t.change().seats[0].pile.add({Pawn::Doc, static_cast<CardKind>(kind), 0});
         }
     }},
    {Fault::FirstPlayerAbsent, [](LaidTable& t) { t.change().firstPlayer = 2; }},
    {Fault::RoundOutOfRange, [](LaidTable& t) { t.change().progress.round = 6; }},
    {Fault::TurnOutOfRange,
     [](LaidTable& t) {
         t.change().rounds.push_back(oneTurn());
         t.change().progress = {.step = Step::PlayCard, .round = 1, .turn = 1};
     }},
    {Fault::PlaceOutOfRange,
     [](LaidTable& t) {
         t.change().rounds.push_back({});
         t.change().progress = {.step = Step::FillHand, .round = 1, .place = 2};
     }},
    {Fault::CardOutOfRange,
     [](LaidTable& t) {
         t.change().rounds.push_back({});
         t.change().progress = {.step = Step::PerformAction, .round = 1};
     }},
    {Fault::CardOutOfRange,
     [](LaidTable& t) {
         t.change().rounds.push_back({});
         t.change().commonDeck.push_back({fire, 0, 0, false});
         t.change().progress = {.step = Step::PerformAction, .round = 1, .card = 1};
     }},
    {Fault::PlayedByNobody,
     [](LaidTable& t) {
         t.change().commonDeck.push_back({fire, 2, 0, false});
     }},
    {Fault::NoRoundCard, [](LaidTable& t) { t.change().progress.step = Step::DrawFromPartner; }},
    {Fault::NoRoundCard, [](LaidTable& t) { t.change().progress.step = Step::PlayCard; }},
    {Fault::NoRoundCard, [](LaidTable& t) { t.change().progress.step = Step::EndRound; }},
    {Fault::OnRoofInside, [](LaidTable& t) { t.pawn(Pawn::Marshal, roofOf(Locomotive)); }},
    {Fault::TooManyInFront,
     [](LaidTable& t) {
         constexpr auto tuco = static_cast<std::size_t>(Pawn::Tuco);
         t.change().sheet(Pawn::Belle).inFront[tuco] = 1;
     }},
    {Fault::StagecoachNowhere, [](LaidTable& t) { t.stagecoach(Car::Tender); }},
    {Fault::HorsesNowhere,
     [](LaidTable& t) { t.change().horsesBeside[static_cast<std::size_t>(Car::Tender)] = 1; }},
    {Fault::HostageTwice,
     [](LaidTable& t) {
         t.change().sheet(Pawn::Belle).hostage = Hostage::Banker;
         t.change().hostages.insert(Hostage::Banker);
     }},
    {Fault::TwoRoofless,
     [](LaidTable& t) {
         t.change().express.push_back(Car::TimeTravel);
         t.change().express.push_back(Car::Handcar);
     }},
    {Fault::PrisonerTwice,
     [](LaidTable& t) {
         t.change().prisoners.insert(Pawn::Al);
         t.change().achievedPrisoners.insert(Pawn::Al);
     }},
    {Fault::PrisonerTwice,
     [](LaidTable& t) {
         t.change().sheet(Pawn::Belle).prisoner = Pawn::Al;
         t.change().achievedPrisoners.insert(Pawn::Al);
     }},
    {Fault::PrisonerTwice,
     [](LaidTable& t) {
         t.change().sheet(Pawn::Belle).prisoner = Pawn::Al;
         t.change().prisoners.insert(Pawn::Al);
     }},
    {Fault::PrisonerTwice,
     [](LaidTable& t) {
         t.change().sheet(Pawn::Belle).prisoner = Pawn::Al;
         t.change().sheet(Pawn::Doc).prisoner = Pawn::Al;
     }},
    {Fault::InCell,
     [](LaidTable& t) {
         t.change().express.push_back(Car::Prison);
         t.pawn(Pawn::Marshal, cell);
     }},
    {Fault::InCell,
     [](LaidTable& t) {
         t.change().express.push_back(Car::Prison);
         t.change().loot.add(cell, {LootKind::Jewel, 500});
     }},
    {Fault::TooManyHealed,
     [](LaidTable& t) {
         constexpr auto tuco = static_cast<std::size_t>(Pawn::Tuco);
         t.change().sheet(Pawn::Belle).healed[tuco] = 1;
     }},
    {Fault::TooManyGoals,
     [](LaidTable& t) {
         while (!t.change().goals.upcoming.full()) t.change().goals.upcoming.push_back({});
         t.change().goals.current.push_back({});
     }},
    {Fault::GoalTwice,
     [](LaidTable& t) {
         t.change().goals.upcoming.push_back(Goal::FullOfLead);
         t.change().goals.current.push_back(Goal::FullOfLead);
     }},
    {Fault::GoalNotInGame,
     [](LaidTable& t) {
         t.change().sheet(Pawn::Marshal).role = Role::Player;
         t.change().goals.current.push_back(Goal::ArchEnemy);
     }},
    {Fault::PosterAfterCapture,
     [](LaidTable& t) {
         t.change().sheet(Pawn::Belle).wantedPoster = true;
         t.change().sheet(Pawn::Belle).wasCaptured = true;
     }},
    {Fault::BrawlerTwice,
     [](LaidTable& t) {
         t.change().sheet(Pawn::Belle).brawlers = 0b011;
         t.change().sheet(Pawn::Doc).brawlers = 0b010;
     }},
};

bool has(const std::vector<Inconsistency>& found, Fault fault)
{
    return std::any_of(found.begin(), found.end(),
                       [&](const Inconsistency& i) { return i.fault == fault; });
}

} // namespace

TEST(Consistency, findsNothingOnASoundTable)
{
    EXPECT_TRUE(inconsistencies(sound()).empty());
}

TEST(Consistency, findsNothingInWhatIsUnusualAndCanBeSo)
{
    const std::vector<std::function<void(LaidTable&)>> fine{
        [](LaidTable& t) { t.pawn(Pawn::Belle, Location::OutOfGame); },
        [](LaidTable& t) {
            t.loot(Location::Nowhere, {LootKind::Strongbox, 1000});
        },
        [](LaidTable& t) { t.loot(inside(Saloon), purse, 27); },
        [](LaidTable& t) { t.change().seats[0].pile.add(fire, 3); },
        [](LaidTable& t) { t.change().neutralBullets = 26; },
        [](LaidTable& t) { t.change().progress.round = roundCount; },
        [](LaidTable& t) { t.change().progress.step = Step::DrawRoundCard; },
        [](LaidTable& t) { t.change().progress.step = Step::CountLoot; },
        [](LaidTable& t) {
            // All twelve of Tuco's bot.
            t.bandit(Pawn::Tuco, inside(Saloon)).received(Pawn::Doc, Pawn::Tuco, 6);
            t.change().sheet(Pawn::Tuco).role = Role::Bot;
            t.change().sheet(Pawn::Tuco).bulletsLeft = 6;
        },
    };
    for (std::size_t i = 0; i < fine.size(); ++i) {
        LaidTable laid = sound();
        fine[i](laid);
        EXPECT_TRUE(inconsistencies(laid).empty()) << i;
    }
}

TEST(Consistency, findsEachFault)
{
    std::set<Fault> seen;
    std::vector<Fault> seenAll;
    for (const Spoiling& spoiling : spoilings) {
        LaidTable laid = sound();
        spoiling.spoil(laid);
        const auto nth = std::count(seenAll.begin(), seenAll.end(), spoiling.fault);
        EXPECT_TRUE(has(inconsistencies(laid), spoiling.fault))
            << keyOf(spoiling.fault) << ", way " << nth + 1;
        seenAll.push_back(spoiling.fault);
        seen.insert(spoiling.fault);
    }
    EXPECT_EQ(seen.size(), static_cast<std::size_t>(Fault::Count));
}

TEST(Consistency, namesFaultsDifferently)
{
    std::set<std::string_view> keys;
    for (int i = 0; i < static_cast<int>(Fault::Count); ++i)
        keys.insert(keyOf(static_cast<Fault>(i)));
    EXPECT_EQ(keys.size(), static_cast<std::size_t>(Fault::Count));
    EXPECT_FALSE(keys.contains(""));
}

TEST(Consistency, saysWhoAndWhere)
{
    LaidTable laid = sound();
    laid.pawn(Pawn::Belle, inside(Luggage));
    EXPECT_EQ(inconsistencies(laid),
              (std::vector<Inconsistency>{
                  {Fault::PawnNowhere, Pawn::Belle, inside(Luggage), LootKind::None, 0}}));
}

} // namespace caboose::rules
