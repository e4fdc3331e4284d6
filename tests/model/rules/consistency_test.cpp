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

const std::vector<Spoiling> spoilings{
    {Fault::NoTrain,
     [](LaidTable& t) {
         t.express({Saloon, FirstClass});
     }},
    {Fault::CarTwice,
     [](LaidTable& t) {
         t.express({Locomotive, Saloon, FirstClass, Saloon});
     }},
    {Fault::PawnNowhere, [](LaidTable& t) { t.pawn(Pawn::Belle, inside(Luggage)); }},
    {Fault::CharacterTwice,
     [](LaidTable& t) {
         t.change().seats[1].characters = {Pawn::Belle, Pawn::Doc};
     }},
    {Fault::SeatEmpty, [](LaidTable& t) { t.change().seats.push_back({}); }},
    {Fault::NotSeated, [](LaidTable& t) { t.change().sheet(Pawn::Tuco).role = Role::Player; }},
    {Fault::SeatedAbsent, [](LaidTable& t) { t.change().sheet(Pawn::Doc).role = Role::Absent; }},
    {Fault::TooManyTokens,
     [](LaidTable& t) {
         t.loot(Pawn::Doc, {LootKind::Jewel, 500}, 20);
     }},
    {Fault::LootNowhere,
     [](LaidTable& t) {
         t.loot(roofOf(Luggage), {LootKind::Jewel, 500});
     }},
    {Fault::LootOnAbsent,
     [](LaidTable& t) {
         t.loot(Pawn::Mei, {LootKind::Jewel, 500});
     }},
    {Fault::TooManyBullets, [](LaidTable& t) { t.change().sheet(Pawn::Doc).bulletsLeft = 7; }},
    {Fault::TooManyNeutrals, [](LaidTable& t) { t.change().neutralBullets = 27; }},
    {Fault::TooManyCards,
     [](LaidTable& t) {
         t.change().seats[0].pile.add({Pawn::Belle, CardKind::Fire, 0}, 4);
     }},
    {Fault::FirstPlayerAbsent, [](LaidTable& t) { t.change().firstPlayer = 2; }},
    {Fault::RoundOutOfRange, [](LaidTable& t) { t.change().progress.round = 6; }},
    {Fault::TurnOutOfRange,
     [](LaidTable& t) {
         RoundCard card;
         card.turns = {Turn::Normal};
         t.change().rounds.push_back(card);
         t.change().progress = {.step = Step::PlayCard, .round = 1, .turn = 1};
     }},
    {Fault::CardOutOfRange,
     [](LaidTable& t) {
         t.change().rounds.push_back({});
         t.change().progress = {.step = Step::PerformAction, .round = 1};
     }},
    {Fault::PlayedByNobody,
     [](LaidTable& t) {
         t.change().commonDeck.push_back({{Pawn::Belle, CardKind::Fire, 0}, 5, 0, false});
     }},
    {Fault::NoRoundCard, [](LaidTable& t) { t.change().progress.step = Step::EndRound; }},
    {Fault::OnRoofInside, [](LaidTable& t) { t.pawn(Pawn::Marshal, roofOf(Locomotive)); }},
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

TEST(Consistency, findsEachFault)
{
    std::set<Fault> seen;
    for (const Spoiling& spoiling : spoilings) {
        LaidTable laid = sound();
        spoiling.spoil(laid);
        EXPECT_TRUE(has(inconsistencies(laid), spoiling.fault)) << keyOf(spoiling.fault);
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
