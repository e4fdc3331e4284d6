// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/09_trains/areas.h"

#include "tests/model/rules/support/laid_table.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

namespace caboose::rules {

namespace {

using enum Car;

LocationSet bothFloors(std::initializer_list<Car> cars)
{
    LocationSet all;
    for (const Car car : cars) {
        if (exists(inside(car))) all.insert(inside(car));
        if (exists(roofOf(car))) all.insert(roofOf(car));
    }
    return all;
}

LaidTable laidOut()
{
    LaidTable laid = LaidTable().express({TimeTravel, Locomotive, FirstClass, Saloon});
    return laid.armoured({ArmouredLocomotive, Tender, Armoury, ArmouredA}, 2).stagecoach(Saloon);
}

} // namespace

// 16.1.1: from a pawn on the armoured train, what lies in front of it, behind it, and the express.

TEST(Areas, ofTheArmouredTrainLieBeforeAndBehindAndOnTheExpress)
{
    const Areas areas = areasFrom(laidOut(), inside(Armoury));
    EXPECT_EQ(areas.ahead, bothFloors({ArmouredLocomotive, Tender}));
    EXPECT_EQ(areas.behind, bothFloors({ArmouredA}));
    EXPECT_EQ(areas.otherTrain, bothFloors({TimeTravel, Locomotive, FirstClass, Saloon}));
    EXPECT_EQ(areas.stagecoach, bothFloors({Stagecoach}));
}

TEST(Areas, ofTheExpressHaveTheTimeTravelCarInFront)
{
    const Areas areas = areasFrom(laidOut(), roofOf(FirstClass));
    EXPECT_EQ(areas.ahead, bothFloors({TimeTravel, Locomotive}));
    EXPECT_EQ(areas.behind, bothFloors({Saloon}));
    EXPECT_EQ(areas.otherTrain, bothFloors({ArmouredLocomotive, Tender, Armoury, ArmouredA}));
}

TEST(Areas, atTheEndsAreEmpty)
{
    EXPECT_TRUE(areasFrom(laidOut(), inside(TimeTravel)).ahead.empty());
    EXPECT_TRUE(areasFrom(laidOut(), inside(Saloon)).behind.empty());
    EXPECT_TRUE(areasFrom(laidOut(), inside(ArmouredLocomotive)).ahead.empty());
}

TEST(Areas, includeTheCell)
{
    const Table table = LaidTable().express({Locomotive, Saloon, Prison});
    EXPECT_TRUE(areasFrom(table, inside(Saloon)).behind.contains(cell));
    EXPECT_TRUE(areasFrom(table, inside(Saloon)).otherTrain.empty());
    EXPECT_TRUE(areasFrom(table, inside(Saloon)).stagecoach.empty());
}

TEST(Areas, ofTheStagecoachAreAllOfTheTrains)
{
    const Areas areas = areasFrom(laidOut(), roofOf(Stagecoach));
    EXPECT_TRUE(areas.ahead.empty());
    EXPECT_TRUE(areas.behind.empty());
    EXPECT_EQ(areas.otherTrain, bothFloors({TimeTravel, Locomotive, FirstClass, Saloon,
                                            ArmouredLocomotive, Tender, Armoury, ArmouredA}));
}

} // namespace caboose::rules
