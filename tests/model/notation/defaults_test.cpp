// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What need not be said, and what one may say in other words.

#include "model/notation/notation.h"
#include "model/rules/02_components/marshal_bullets.h"
#include "model/rules/core/consistency.h"
#include "model/rules/core/rulings_catalogue.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

namespace caboose::test {

namespace {

using namespace rules;

Table readTable(std::string_view text)
{
    const notation::Reading reading = notation::read(text);
    EXPECT_TRUE(reading.isSound()) << text;
    return reading.position.table;
}

} // namespace

TEST(Defaults, aFewLinesAreAConsistentPosition)
{
    const Table table = readTable("train locomotive saloon luggage\n"
                                  "marshal in locomotive\n"
                                  "belle in saloon; purse 250\n"
                                  "doc on luggage-roof\n");
    EXPECT_TRUE(inconsistencies(table).empty());
    EXPECT_TRUE(table.rulings == preset(Edition::Official2016));
    EXPECT_EQ(table.neutralBullets, 13);
    ASSERT_EQ(table.seats.size(), 2U);
    EXPECT_EQ(table.seats[0].characters.front(), Pawn::Belle);
    EXPECT_EQ(table.sheet(Pawn::Doc).role, Role::Player);
    EXPECT_EQ(table.sheet(Pawn::Doc).bulletsLeft, 6);
    EXPECT_EQ(table.seats[1].pile.total(), 10);
    EXPECT_EQ(table.where(Pawn::Tuco), Location::Nowhere);
}

TEST(Defaults, cardsThatLieElsewhereAreNotInThePile)
{
    const Table table = readTable("seats belle doc\n"
                                  "belle hand move tuco:bullet; hit by tuco, neutral\n"
                                  "deck belle:fire doc:move\n");
    const Cards& pile = table.seats[0].pile;
    EXPECT_EQ(pile.count({Pawn::Belle, CardKind::Move, 0}), 1);
    EXPECT_EQ(pile.count({Pawn::Belle, CardKind::Fire, 0}), 1);
    EXPECT_EQ(pile.count({Pawn::Tuco, CardKind::Bullet, 0}), 0);
    EXPECT_EQ(pile.count(neutralBullet), 1);
    EXPECT_EQ(table.seats[1].pile.count({Pawn::Doc, CardKind::Move, 0}), 1);
}

TEST(Defaults, aBulletWhoseFaceIsToldIsOneOfThoseReceived)
{
    const Table table = readTable("seats marshal belle\n"
                                  "belle hand marshal:bullet(golden); hit by marshal 2\n");
    EXPECT_EQ(table.seats[1].pile.count(cardOf(MarshalBullet::Unknown)), 1);
}

TEST(Defaults, lootIsWorthWhatAllOfItsKindAre)
{
    const Table table = readTable("saloon holds jewel, strongbox, purse, jewel ?");
    EXPECT_TRUE(table.loot.has(inside(Car::Saloon), {LootKind::Jewel, 500}));
    EXPECT_TRUE(table.loot.has(inside(Car::Saloon), {LootKind::Jewel, unknownValue}));
    EXPECT_TRUE(table.loot.has(inside(Car::Saloon), {LootKind::Strongbox, 1000}));
    EXPECT_TRUE(table.loot.has(inside(Car::Saloon), {LootKind::Purse, unknownValue}));
}

TEST(Wording, orderCapitalsAndBlanksDoNotMatter)
{
    const Table one = readTable("belle hand move\nseats Doc Belle\n first   BELLE # she begins");
    const Table other = readTable("first belle\nseats doc belle\r\nbelle hand move");
    EXPECT_TRUE(one == other);
    EXPECT_EQ(one.firstPlayer, 1);
}

TEST(Wording, notIsNoneOfThem)
{
    const Table one = readTable("seats marshal doc\ndoc disarmed 1; ladder 2");
    const Table other = readTable("seats marshal doc\ndoc not disarmed; not ladder");
    EXPECT_EQ(one.sheet(Pawn::Doc).disarmed, 1);
    EXPECT_EQ(other.sheet(Pawn::Doc).disarmed, 0);
    EXPECT_EQ(other.sheet(Pawn::Doc).ladder, 0);
}

TEST(Wording, pluralsAndCountsAreTheSame)
{
    const Table one = readTable("saloon holds 2 purses, 3 strongboxes\nbelle 1 bullet");
    const Table other = readTable("saloon has purse purse strongbox, 2 strongbox\nbelle 1 bullets");
    EXPECT_TRUE(one == other);
}

TEST(Wording, aListMayGoOnInFurtherLines)
{
    const Table one = readTable("seats doc\ndoc hand move\ndoc hand fire\n"
                                "saloon holds purse\nsaloon holds jewel\n"
                                "deck doc:punch\ndeck turn 2 doc:robbery");
    const Table other = readTable("seats doc\ndoc hand move fire\nsaloon holds purse jewel\n"
                                  "deck doc:punch turn 2 doc:robbery");
    EXPECT_TRUE(one == other);
}

} // namespace caboose::test
