// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Sentence by sentence: 11.1, and who is hidden behind whom by which edition.

#include "model/rules/11_firing/line_of_sight.h"

#include "model/rules/10_actions/06_fire.h"
#include "tests/model/rules/support/laid_table.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

namespace caboose::rules {

namespace {

using enum Car;

LaidTable oneTrain()
{
    return LaidTable().express({Locomotive, FirstClass, Saloon, Prison, Luggage});
}

LaidTable twoTrains()
{
    LaidTable laid = oneTrain();
    return laid.armoured({ArmouredLocomotive, Tender, Armoury, ArmouredA}, 2);
}

bool sees(const Table& table, Location from, Location to)
{
    const bool there = !lineOfSight(table, from, to).isRefused();
    const bool back = !lineOfSight(table, to, from).isRefused();
    EXPECT_EQ(there, back) << index(from) << " " << index(to);
    return there;
}

Reason why(const Table& table, Location from, Location to)
{
    return lineOfSight(table, from, to).reason;
}

} // namespace

TEST(Sight, insideReachesTheInteriorsBeside)
{
    const Table table = oneTrain();
    EXPECT_TRUE(sees(table, inside(FirstClass), inside(Saloon)));
    EXPECT_TRUE(sees(table, inside(FirstClass), inside(Locomotive)));
    EXPECT_FALSE(sees(table, inside(FirstClass), inside(Prison)));
    EXPECT_EQ(why(table, inside(FirstClass), inside(Prison)), Reason::OutOfSight);
}

TEST(Sight, insideReachesTheOtherTrainAndTheStagecoach)
{
    LaidTable laid = twoTrains();
    laid.stagecoach(Prison);
    EXPECT_TRUE(sees(laid, inside(Saloon), inside(ArmouredLocomotive)));
    EXPECT_FALSE(sees(laid, inside(FirstClass), inside(ArmouredLocomotive)));
    EXPECT_TRUE(sees(laid, inside(Prison), inside(Stagecoach)));
    EXPECT_FALSE(sees(laid, inside(Saloon), inside(Stagecoach)));
}

TEST(Sight, neverLeadsThroughAFloor)
{
    const Table table = oneTrain();
    EXPECT_FALSE(sees(table, inside(FirstClass), roofOf(FirstClass)));
    EXPECT_FALSE(sees(table, inside(FirstClass), roofOf(Saloon)));
    EXPECT_EQ(why(table, inside(FirstClass), roofOf(Saloon)), Reason::OtherFloor);
}

TEST(Sight, onRoofsReachesAnyDistance)
{
    EXPECT_TRUE(sees(oneTrain(), roofOf(Locomotive), roofOf(Luggage)));
}

TEST(Sight, onRoofsEndsAtSomebodyBetween)
{
    LaidTable laid = oneTrain();
    laid.bandit(Pawn::Doc, roofOf(Saloon));
    EXPECT_TRUE(sees(laid, roofOf(Locomotive), roofOf(Saloon)));
    EXPECT_FALSE(sees(laid, roofOf(Locomotive), roofOf(Prison)));
    EXPECT_FALSE(sees(laid, roofOf(Luggage), roofOf(FirstClass)));
    const Verdict verdict = lineOfSight(laid, roofOf(Locomotive), roofOf(Luggage));
    EXPECT_EQ(verdict.reason, Reason::SightBlocked);
    EXPECT_EQ(verdict.who, Pawn::Doc);
}

TEST(Sight, isNotBlockedBySomebodyInside)
{
    LaidTable laid = oneTrain();
    laid.bandit(Pawn::Doc, inside(Saloon));
    EXPECT_TRUE(sees(laid, roofOf(Locomotive), roofOf(Luggage)));
}

TEST(Sight, isNotBlockedBySomebodyBesideShooterOrTarget)
{
    LaidTable laid = oneTrain();
    laid.bandit(Pawn::Doc, roofOf(Locomotive)).bandit(Pawn::Ghost, roofOf(Luggage));
    laid.bandit(Pawn::Tuco, roofOf(Luggage)).bandit(Pawn::Belle, roofOf(Locomotive));
    EXPECT_TRUE(sees(laid, roofOf(Locomotive), roofOf(Luggage)));
    EXPECT_EQ(fireAt(laid, Pawn::Doc, false).possible(), 2);
}

TEST(Sight, toTheOtherTrainIsNeverBlocked)
{
    LaidTable laid = twoTrains();
    for (const Car car : {FirstClass, Saloon, Tender}) laid.pawn(Pawn::Doc, roofOf(car));
    laid.bandit(Pawn::Ghost, roofOf(FirstClass)).bandit(Pawn::Tuco, roofOf(Tender));
    EXPECT_TRUE(sees(laid, roofOf(Locomotive), roofOf(ArmouredLocomotive)));
    EXPECT_TRUE(sees(laid, roofOf(Luggage), roofOf(ArmouredA)));
    // On the same train those on the other one hide nobody.
    laid.pawn(Pawn::Doc, Location::OutOfGame).pawn(Pawn::Ghost, Location::OutOfGame);
    EXPECT_TRUE(sees(laid, roofOf(Locomotive), roofOf(Luggage)));
    EXPECT_FALSE(sees(laid, roofOf(Armoury), roofOf(ArmouredLocomotive)));
}

TEST(Sight, toAndFromTheStagecoachsRoofIsNeverBlocked)
{
    LaidTable laid = oneTrain();
    laid.stagecoach(Saloon).bandit(Pawn::Doc, roofOf(FirstClass));
    EXPECT_TRUE(sees(laid, roofOf(Locomotive), roofOf(Stagecoach)));
    laid.pawn(Pawn::Ghost, roofOf(Stagecoach)).pawn(Pawn::Doc, Location::OutOfGame);
    EXPECT_TRUE(sees(laid, roofOf(Locomotive), roofOf(Luggage)));
}

TEST(Sight, neverLeadsIntoOnesOwnPlaceOrTheCell)
{
    const Table table = oneTrain();
    EXPECT_FALSE(sees(table, roofOf(Saloon), roofOf(Saloon)));
    EXPECT_EQ(why(table, roofOf(Saloon), roofOf(Saloon)), Reason::SameLocation);
    for (const Location l : {inside(Prison), inside(Saloon), roofOf(Prison)}) {
        EXPECT_FALSE(sees(table, l, cell)) << index(l);
        EXPECT_EQ(why(table, l, cell), Reason::InCell);
    }
}

TEST(Sight, ofTheTenderIsThatOfARoof)
{
    const Table table = twoTrains();
    EXPECT_TRUE(sees(table, roofOf(Tender), roofOf(ArmouredA)));
    EXPECT_TRUE(sees(table, roofOf(Tender), roofOf(Luggage)));
    EXPECT_FALSE(sees(table, roofOf(Tender), inside(FirstClass)));
}

TEST(Sight, ofTheCarWithoutARoofReachesAllOfTheCarsBeside)
{
    for (const Car front : {TimeTravel, Handcar}) {
        const Table table = LaidTable().express({front, Locomotive, Saloon});
        EXPECT_TRUE(sees(table, inside(front), inside(Locomotive)));
        EXPECT_TRUE(sees(table, inside(front), roofOf(Locomotive)));
        EXPECT_FALSE(sees(table, inside(front), inside(Saloon)));
        EXPECT_FALSE(sees(table, inside(front), roofOf(Saloon)));
    }
}

TEST(Sight, ofTheCarWithoutARoofReachesTheArmouredTrainBeyond)
{
    LaidTable laid = LaidTable().express({TimeTravel, Locomotive, Saloon});
    // The armoured train stands beside the saloon and out before the express.
    laid.armoured({ArmouredLocomotive, Tender, Armoury, ArmouredA, ArmouredB, ArmouredC}, 1);
    EXPECT_TRUE(sees(laid, inside(TimeTravel), inside(Armoury)));
    EXPECT_TRUE(sees(laid, inside(TimeTravel), roofOf(Armoury)));
    for (const Car beyond : {ArmouredA, ArmouredB, ArmouredC}) {
        EXPECT_TRUE(sees(laid, inside(TimeTravel), inside(beyond))) << index(beyond);
        EXPECT_TRUE(sees(laid, inside(TimeTravel), roofOf(beyond))) << index(beyond);
    }
    EXPECT_FALSE(sees(laid, inside(TimeTravel), roofOf(Tender)));
    EXPECT_FALSE(sees(laid, inside(TimeTravel), roofOf(ArmouredLocomotive)));
}

TEST(Sight, ofTheHandcarBehindReachesTheArmouredTrainBehindIt)
{
    LaidTable laid = LaidTable().express({Locomotive, Saloon, Handcar});
    laid.armoured({ArmouredLocomotive, Tender, Armoury, ArmouredA}, 4);
    EXPECT_TRUE(sees(laid, inside(Handcar), inside(Armoury)));
    EXPECT_TRUE(sees(laid, inside(Handcar), inside(ArmouredLocomotive)));
    EXPECT_TRUE(sees(laid, inside(Handcar), roofOf(Tender)));
    EXPECT_FALSE(sees(laid, inside(Handcar), roofOf(ArmouredA)));
}

TEST(Sight, ofTheCarWithoutARoofAlwaysReachesTheStagecoachsRoof)
{
    LaidTable laid = LaidTable().express({TimeTravel, Locomotive, Saloon, Luggage});
    laid.stagecoach(Luggage).bandit(Pawn::Doc, roofOf(Locomotive));
    EXPECT_TRUE(sees(laid, inside(TimeTravel), roofOf(Stagecoach)));
    EXPECT_FALSE(sees(laid, inside(TimeTravel), inside(Stagecoach)));
    // Beside each other, the coach is an adjacent car like any other.
    laid.stagecoach(TimeTravel);
    EXPECT_TRUE(sees(laid, inside(TimeTravel), inside(Stagecoach)));
}

TEST(Blockers, areBanditsShotgunOrAllAsTheEditionSays)
{
    struct Expected {
        RoofSightBlockers ruling;
        Pawn who;
        bool blocks;
    };
    for (const Expected& expected :
         {Expected{RoofSightBlockers::Bandits, Pawn::Doc, true},
          Expected{RoofSightBlockers::Bandits, Pawn::Shotgun, false},
          Expected{RoofSightBlockers::Bandits, Pawn::LastCourier, false},
          Expected{RoofSightBlockers::BanditsAndShotgun, Pawn::Doc, true},
          Expected{RoofSightBlockers::BanditsAndShotgun, Pawn::Shotgun, true},
          Expected{RoofSightBlockers::BanditsAndShotgun, Pawn::LastCourier, false},
          Expected{RoofSightBlockers::AllPawns, Pawn::Doc, true},
          Expected{RoofSightBlockers::AllPawns, Pawn::Shotgun, true},
          Expected{RoofSightBlockers::AllPawns, Pawn::LastCourier, true}}) {
        LaidTable laid = oneTrain();
        laid.ruling(expected.ruling).pawn(expected.who, roofOf(Saloon));
        if (isBandit(expected.who)) laid.bandit(expected.who, roofOf(Saloon));
        laid.change().shotgunReleased = true;
        EXPECT_EQ(!sees(laid, roofOf(Locomotive), roofOf(Luggage)), expected.blocks)
            << index(expected.who) << " " << static_cast<int>(expected.ruling);
    }
}

TEST(Blockers, areNoneWhoAreBlownOffTheTrain)
{
    LaidTable laid = oneTrain();
    laid.bandit(Pawn::Doc, roofOf(Saloon));
    laid.change().sheet(Pawn::Doc).isEjected = true;
    EXPECT_TRUE(sees(laid, roofOf(Locomotive), roofOf(Luggage)));
}

} // namespace caboose::rules
