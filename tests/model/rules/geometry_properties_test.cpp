// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What holds for every layout of the trains, at every offset.

#include "model/rules/09_trains/adjacency.h"
#include "model/rules/09_trains/areas.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/11_firing/line_of_sight.h"
#include "tests/model/rules/support/map.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <iostream>

namespace caboose::rules {

namespace {

/// A layout as a few numbers, so that a failure shrinks to the shortest trains.
struct Layout {
    int cars = 1;           ///< behind the locomotive
    int ends = 0;           ///< 1, 2: time travel car or handcar in front; 3: handcar behind
    int armoured = 0;       ///< cars of the armoured train
    int offset = 0;         ///< of its locomotive
    int stagecoach = 0;     ///< beside which car, counted from 1
    std::vector<int> pawns; ///< on which roof, counted over all places
};

void addEnds(Table& table, int ends)
{
    if (ends == 1) table.express.insert(table.express.begin(), Car::TimeTravel);
    if (ends == 2) table.express.insert(table.express.begin(), Car::Handcar);
    if (ends == 3) table.express.push_back(Car::Handcar);
}

Table tableOf(const Layout& layout)
{
    Table table;
    const std::vector<Car> cars{Car::Saloon,  Car::Prison,     Car::FirstClass, Car::Circus,
                                Car::Luggage, Car::Restaurant, Car::ThirdClass};
    const std::vector<Car> armoured{Car::ArmouredLocomotive, Car::Tender,    Car::Armoury,
                                    Car::ArmouredA,          Car::ArmouredB, Car::ArmouredC,
                                    Car::Infirmary};
    table.express.push_back(Car::Locomotive);
    for (int i = 0; i < layout.cars; ++i)
        table.express.push_back(cars[static_cast<std::size_t>(i)]);
    addEnds(table, layout.ends);
    for (int i = 0; i < layout.armoured; ++i)
        table.armoured.push_back(armoured[static_cast<std::size_t>(i)]);
    table.armouredOffset = static_cast<std::int8_t>(layout.offset);
    const auto beside = static_cast<std::size_t>(layout.stagecoach);
    if (beside > 0 && beside <= table.express.size()) {
        table.stagecoachBeside = table.express[beside - 1];
    }
    table.rulings.set(RoofSightBlockers::AllPawns);
    int who = 0;
    for (const int where : layout.pawns) {
        if (who == pawnCount) break;
        const Location l = locationAt(where);
        if (isPresent(table, l)) table.put(pawnAt(who++), l);
    }
    return table;
}

void showValue(const Layout& layout, std::ostream& os)
{
    os << layout.cars << " cars, ends " << layout.ends << ", armoured " << layout.armoured << " at "
       << layout.offset << ", stagecoach " << layout.stagecoach << ", " << layout.pawns.size()
       << " pawns";
}

rc::Gen<Layout> anyLayout()
{
    return rc::gen::build<Layout>(
        rc::gen::set(&Layout::cars, rc::gen::inRange(0, 8)),
        rc::gen::set(&Layout::ends, rc::gen::inRange(0, 4)),
        rc::gen::set(&Layout::armoured, rc::gen::inRange(0, 8)),
        rc::gen::set(&Layout::offset, rc::gen::inRange(-3, 16)),
        rc::gen::set(&Layout::stagecoach, rc::gen::inRange(0, 10)),
        rc::gen::set(&Layout::pawns,
                     rc::gen::container<std::vector<int>>(rc::gen::inRange(0, locationCount))));
}

/// RapidCheck's verdict as one of GoogleTest.
template <typename Property>
void holds(const char* what, Property property)
{
    EXPECT_TRUE(rc::check(what, [&] {
        const Layout layout = *anyLayout();
        property(tableOf(layout));
    }));
}

LocationSet setOf(const std::vector<Location>& places)
{
    LocationSet all;
    for (const Location l : places) all.insert(l);
    return all;
}

/// Everything that can be reached from a place step by step, floor changes included.
LocationSet reachableFrom(const Table& table, Location from)
{
    LocationSet reached{from};
    LocationSet edge{from};
    while (!edge.empty()) {
        LocationSet next;
        for (const Location l : edge) {
            next |= adjacent(table, l);
            if (exists(otherFloor(l))) next.insert(otherFloor(l));
        }
        edge = next - reached;
        reached |= next;
    }
    return reached;
}

} // namespace

TEST(Geometry, agreesWithTheMapSeenFromAbove)
{
    holds("adjacency", [](const Table& table) {
        for (const Location l : allLocations(table)) {
            RC_ASSERT(adjacent(table, l) == setOf(placesBeside(table, l)));
        }
    });
}

TEST(Geometry, hasSymmetricNeighbours)
{
    holds("symmetry", [](const Table& table) {
        for (const Location a : allLocations(table)) {
            for (const Location b : adjacent(table, a)) RC_ASSERT(adjacent(table, b).contains(a));
        }
    });
}

TEST(Geometry, hasNeighboursThatAreThereAndNotTheSame)
{
    holds("presence", [](const Table& table) {
        for (const Location l : allLocations(table)) {
            RC_ASSERT(isPresent(table, l));
            RC_ASSERT(!adjacent(table, l).contains(l));
            RC_ASSERT((adjacent(table, l) - allLocations(table)).empty());
        }
    });
}

TEST(Geometry, letsEverybodyOnTheExpressReachAllOfItAndTheStagecoach)
{
    holds("reach", [](const Table& table) {
        const LocationSet reached = reachableFrom(table, inside(Car::Locomotive));
        for (const Location l : allLocations(table)) {
            const bool here = isOnExpress(table, carOf(l)) || carOf(l) == Car::Stagecoach;
            if (here && l != cell) RC_ASSERT(reached.contains(l));
        }
        RC_ASSERT(!reached.contains(cell));
    });
}

TEST(Geometry, reachesTheOtherTrainExactlyWhenCarsStandSideBySide)
{
    holds("trains", [](const Table& table) {
        bool touching = false;
        for (const Car car : table.armoured)
            touching = touching || besideOnOtherTrain(table, car) != Car::None;
        const LocationSet reached = reachableFrom(table, inside(Car::Locomotive));
        for (const Location l : allLocations(table)) {
            if (isOnArmoured(table, carOf(l))) RC_ASSERT(reached.contains(l) == touching);
        }
    });
}

TEST(Geometry, hasSightsThatGoBothWays)
{
    holds("sight", [](const Table& table) {
        for (const Location a : allLocations(table)) {
            for (const Location b : allLocations(table)) {
                RC_ASSERT(lineOfSight(table, a, b).isRefused() ==
                          lineOfSight(table, b, a).isRefused());
            }
        }
    });
}

TEST(Geometry, neverSeesOnesOwnPlaceOrTheCell)
{
    holds("blind", [](const Table& table) {
        for (const Location l : allLocations(table)) {
            RC_ASSERT(lineOfSight(table, l, l).isRefused());
            RC_ASSERT(lineOfSight(table, l, cell).isRefused());
        }
    });
}

TEST(Geometry, namesABlockerWhoStandsOnARoofBetween)
{
    holds("blocker", [](const Table& table) {
        for (const Location a : allLocations(table)) {
            for (const Location b : allLocations(table)) {
                const Verdict verdict = lineOfSight(table, a, b);
                if (verdict.reason != Reason::SightBlocked) continue;
                const Location between = table.where(verdict.who);
                RC_ASSERT(isRoof(between));
                const int x = trackPosition(table, carOf(between));
                const int p = trackPosition(table, carOf(a));
                const int q = trackPosition(table, carOf(b));
                RC_ASSERT(std::min(p, q) < x && x < std::max(p, q));
            }
        }
    });
}

TEST(Geometry, dividesAllPlacesIntoAreas)
{
    holds("areas", [](const Table& table) {
        for (const Location l : allLocations(table)) {
            const Areas areas = areasFrom(table, l);
            LocationSet own;
            for (const Location other : allLocations(table)) {
                if (carOf(other) == carOf(l)) own.insert(other);
            }
            const int sum = areas.ahead.size() + areas.behind.size() + areas.otherTrain.size() +
                            areas.stagecoach.size() + own.size();
            RC_ASSERT(sum == allLocations(table).size());
            RC_ASSERT((areas.ahead | areas.behind | areas.otherTrain | areas.stagecoach | own) ==
                      allLocations(table));
        }
    });
}

TEST(Geometry, measuresDistancesLikeAMap)
{
    holds("distance", [](const Table& table) {
        for (const Location a : allLocations(table)) {
            for (const Location b : allLocations(table)) {
                const int there = distance(table, carOf(a), carOf(b));
                RC_ASSERT(there == distance(table, carOf(b), carOf(a)));
                RC_ASSERT((there == 0) == (carOf(a) == carOf(b)));
                if (adjacentCars(table, carOf(a)).contains(carOf(b))) RC_ASSERT(there == 1);
            }
        }
    });
}

} // namespace caboose::rules
