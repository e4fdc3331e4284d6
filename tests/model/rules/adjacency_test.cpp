// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Sentence by sentence: chapter 3 "Adjacent", 9.1, 9.3.1, 9.4, 9.5, 9.9.1.

#include "model/rules/09_trains/adjacency.h"

#include "model/rules/09_trains/layout.h"
#include "tests/model/rules/support/laid_table.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

namespace caboose::rules {

namespace {

using enum Car;

LaidTable oneTrain()
{
    return LaidTable().express({Locomotive, FirstClass, Saloon, Prison});
}

LaidTable withFront(Car front)
{
    return LaidTable().express({front, Locomotive, FirstClass, Saloon});
}

/// The armoured locomotive beside the third car of the express, its tender beside the second.
LaidTable twoTrains(int offset = 2)
{
    LaidTable laid = oneTrain();
    return laid.armoured({ArmouredLocomotive, Tender, Armoury, ArmouredA}, offset);
}

} // namespace

TEST(Adjacency, whatIsOffTheTableIsInNoSetOfPlaces)
{
    LocationSet places{inside(Locomotive)};
    EXPECT_FALSE(places.contains(Location::Achievement));
    places.insert(Location::Achievement);
    EXPECT_EQ(places, LocationSet{inside(Locomotive)});
}

// 9.1

TEST(Layout, givesEachCarItsOneTwoOrThreePlaces)
{
    const Table table = LaidTable()
                            .express({TimeTravel, Locomotive, Prison, Handcar})
                            .armoured({ArmouredLocomotive, Tender}, 9)
                            .stagecoach(Locomotive);
    const LocationSet expected{inside(TimeTravel),
                               inside(Locomotive),
                               roofOf(Locomotive),
                               inside(Prison),
                               roofOf(Prison),
                               cell,
                               inside(Handcar),
                               inside(ArmouredLocomotive),
                               roofOf(ArmouredLocomotive),
                               roofOf(Tender),
                               inside(Stagecoach),
                               roofOf(Stagecoach)};
    EXPECT_EQ(allLocations(table), expected);
}

TEST(Layout, knowsNoPlacesOfCarsThatAreNotThere)
{
    const Table table = oneTrain();
    for (const Location l : {inside(Luggage), roofOf(Stagecoach), inside(ArmouredLocomotive),
                             in(Saloon, Level::Cell), Location::Nowhere, Location::OutOfGame}) {
        EXPECT_FALSE(isPresent(table, l)) << index(l);
    }
}

TEST(Layout, knowsWhatStandsBeforeAndBehind)
{
    const Table table = twoTrains();
    EXPECT_EQ(inFront(table, Locomotive), Car::None);
    EXPECT_EQ(behind(table, Locomotive), FirstClass);
    EXPECT_EQ(inFront(table, Prison), Saloon);
    EXPECT_EQ(behind(table, Prison), Car::None);
    EXPECT_EQ(inFront(table, Tender), ArmouredLocomotive);
    EXPECT_EQ(behind(table, Tender), Armoury);
    EXPECT_EQ(inFront(table, Stagecoach), Car::None);
    EXPECT_EQ(behind(table, Stagecoach), Car::None);
    EXPECT_EQ(behind(table, Luggage), Car::None);
}

TEST(Layout, countsCabooseAndLastRoof)
{
    const Table table = LaidTable().express({Locomotive, Saloon, Handcar});
    EXPECT_EQ(cabooseOf(table.express), Handcar);
    EXPECT_EQ(lastRoofed(table.express), Saloon);
}

TEST(Layout, letsTheArmouredTrainPassTheOtherWay)
{
    // 5.4.5: two cars along the express after each round.
    for (int offset = -2; offset <= 8; ++offset) {
        const Table table = twoTrains(offset);
        const Car beside[]{Locomotive, FirstClass, Saloon, Prison};
        const Car train[]{ArmouredLocomotive, Tender, Armoury, ArmouredA};
        for (int i = 0; i < 4; ++i) {
            const int position = offset - i;
            const Car expected = position >= 0 && position < 4 ? beside[position] : Car::None;
            EXPECT_EQ(besideOnOtherTrain(table, train[i]), expected) << offset << " " << i;
            if (expected == Car::None) continue;
            EXPECT_EQ(besideOnOtherTrain(table, expected), train[i]) << offset << " " << i;
        }
    }
}

// Chapter 3

TEST(Adjacent, isTheSameLevelOfTheCarsBeforeAndBehind)
{
    const Table table = oneTrain();
    EXPECT_EQ(adjacent(table, inside(FirstClass)),
              (LocationSet{inside(Locomotive), inside(Saloon)}));
    EXPECT_EQ(adjacent(table, roofOf(FirstClass)),
              (LocationSet{roofOf(Locomotive), roofOf(Saloon)}));
    EXPECT_EQ(adjacent(table, inside(Locomotive)), LocationSet{inside(FirstClass)});
    EXPECT_EQ(adjacent(table, roofOf(Prison)), LocationSet{roofOf(Saloon)});
}

TEST(Adjacent, reachesTheOtherTrain)
{
    const Table table = twoTrains();
    EXPECT_EQ(adjacent(table, inside(Saloon)),
              (LocationSet{inside(FirstClass), inside(Prison), inside(ArmouredLocomotive)}));
    EXPECT_EQ(adjacent(table, inside(ArmouredLocomotive)), LocationSet{inside(Saloon)});
    EXPECT_EQ(adjacent(table, roofOf(Armoury)),
              (LocationSet{roofOf(Tender), roofOf(ArmouredA), roofOf(Locomotive)}));
}

TEST(Adjacent, isNothingToNowhere)
{
    const Table table = oneTrain();
    for (const Location l :
         {Location::Nowhere, Location::Unplaced, Location::Hidden, Location::OutOfGame}) {
        EXPECT_TRUE(adjacent(table, l).empty());
    }
}

// 9.3.1

TEST(Adjacent, joinsStagecoachAndTheCarBesideItOnBothLevels)
{
    LaidTable laid = oneTrain();
    laid.stagecoach(FirstClass);
    EXPECT_EQ(adjacent(laid, inside(Stagecoach)), LocationSet{inside(FirstClass)});
    EXPECT_EQ(adjacent(laid, roofOf(Stagecoach)), LocationSet{roofOf(FirstClass)});
    EXPECT_TRUE(adjacent(laid, inside(FirstClass)).contains(inside(Stagecoach)));
    EXPECT_TRUE(adjacent(laid, roofOf(FirstClass)).contains(roofOf(Stagecoach)));
    EXPECT_FALSE(adjacent(laid, inside(Saloon)).contains(inside(Stagecoach)));
}

TEST(Adjacent, doesNotReachFromTheStagecoachAcrossTheExpress)
{
    LaidTable laid = twoTrains();
    laid.stagecoach(Saloon);
    EXPECT_EQ(adjacent(laid, roofOf(Stagecoach)), LocationSet{roofOf(Saloon)});
    EXPECT_FALSE(adjacent(laid, roofOf(ArmouredLocomotive)).contains(roofOf(Stagecoach)));
}

// 9.4

TEST(Adjacent, isNothingToTheCell)
{
    const Table table = oneTrain();
    EXPECT_TRUE(adjacent(table, cell).empty());
    for (const Location l : allLocations(table)) {
        EXPECT_FALSE(adjacent(table, l).contains(cell)) << index(l);
    }
    EXPECT_EQ(otherFloor(cell), Location::Nowhere);
    EXPECT_EQ(otherFloor(inside(Prison)), roofOf(Prison));
}

// 9.5

TEST(Adjacent, isOnlyRoofsToTheTender)
{
    const Table table = twoTrains();
    EXPECT_EQ(adjacent(table, roofOf(Tender)),
              (LocationSet{roofOf(ArmouredLocomotive), roofOf(Armoury), roofOf(FirstClass)}));
    EXPECT_EQ(adjacent(table, inside(Armoury)),
              (LocationSet{inside(ArmouredA), inside(Locomotive)}));
    EXPECT_FALSE(adjacent(table, inside(FirstClass)).contains(roofOf(Tender)));
    EXPECT_EQ(otherFloor(roofOf(Tender)), Location::Nowhere);
}

// 9.9.1

TEST(Adjacent, joinsTheCarWithoutARoofWithBothLevels)
{
    for (const Car front : {TimeTravel, Handcar}) {
        const Table table = withFront(front);
        EXPECT_EQ(adjacent(table, inside(front)),
                  (LocationSet{inside(Locomotive), roofOf(Locomotive)}));
        EXPECT_TRUE(adjacent(table, inside(Locomotive)).contains(inside(front)));
        EXPECT_TRUE(adjacent(table, roofOf(Locomotive)).contains(inside(front)));
        EXPECT_FALSE(adjacent(table, roofOf(FirstClass)).contains(inside(front)));
        EXPECT_EQ(otherFloor(inside(front)), Location::Nowhere);
    }
}

TEST(Adjacent, joinsTheHandcarBehindWithBothLevels)
{
    const Table table = LaidTable().express({Locomotive, Saloon, Handcar});
    EXPECT_EQ(adjacent(table, inside(Handcar)), (LocationSet{inside(Saloon), roofOf(Saloon)}));
    EXPECT_EQ(trackPosition(table, Handcar), 2);
}

TEST(Adjacent, joinsTheCarWithoutARoofWithBothLevelsOfTheOtherTrain)
{
    LaidTable laid = withFront(TimeTravel);
    laid.armoured({ArmouredLocomotive, Tender, Armoury}, 1);
    ASSERT_EQ(besideOnOtherTrain(laid, TimeTravel), Armoury);
    EXPECT_TRUE(adjacent(laid, inside(TimeTravel)).contains(inside(Armoury)));
    EXPECT_TRUE(adjacent(laid, inside(TimeTravel)).contains(roofOf(Armoury)));
    EXPECT_TRUE(adjacent(laid, roofOf(Armoury)).contains(inside(TimeTravel)));
    // Open question: next to the tender, too, though 9.5 names roofs only.
    laid.armoured({ArmouredLocomotive, Tender, Armoury}, 0);
    EXPECT_TRUE(adjacent(laid, inside(TimeTravel)).contains(roofOf(Tender)));
    EXPECT_TRUE(adjacent(laid, roofOf(Tender)).contains(inside(TimeTravel)));
}

// 10.2

TEST(OtherFloor, isTheOtherLevelOfTheSameCar)
{
    EXPECT_EQ(otherFloor(inside(Saloon)), roofOf(Saloon));
    EXPECT_EQ(otherFloor(roofOf(Saloon)), inside(Saloon));
    EXPECT_EQ(otherFloor(inside(Stagecoach)), roofOf(Stagecoach));
    EXPECT_EQ(otherFloor(Location::OutOfGame), Location::Nowhere);
}

// 13.4, as the open questions recommend: cars along the track, plus one for changing trains

TEST(Distance, countsCarsAndTheChangeOfTrains)
{
    LaidTable laid = twoTrains();
    laid.stagecoach(FirstClass);
    EXPECT_EQ(distance(laid, Locomotive, Locomotive), 0);
    EXPECT_EQ(distance(laid, Locomotive, Prison), 3);
    EXPECT_EQ(distance(laid, Saloon, ArmouredLocomotive), 1);
    EXPECT_EQ(distance(laid, Prison, Armoury), 4);
    EXPECT_EQ(distance(laid, FirstClass, Stagecoach), 1);
    EXPECT_EQ(distance(laid, Prison, Stagecoach), 3);
}

} // namespace caboose::rules
