// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/09_trains/adjacency.h"

#include "model/rules/09_trains/layout.h"

#include <cstdlib>

namespace caboose::rules {

namespace {

void insertIfAny(CarSet& cars, Car car)
{
    if (car != Car::None) cars.insert(car);
}

/// 9.5 names only roofs beside the tender, 9.9.1 all that is beside a car without a roof.
bool isTenderBesideRoofless(Car a, Car b)
{
    return (a == Car::Tender && isRoofless(b)) || (b == Car::Tender && isRoofless(a));
}

bool touch(const Table& table, Car a, Car b)
{
    return !isTenderBesideRoofless(a, b) || table.rulings.is(TenderBesideTimeTravelCar::Adjacent);
}

} // namespace

CarSet adjacentCars(const Table& table, Car car)
{
    CarSet cars;
    if (car == Car::Stagecoach) {
        // 9.3.1: only the car beside it; not one of the other train behind that.
        insertIfAny(cars, table.stagecoachBeside);
        return cars;
    }
    const Neighbours coupled = coupledTo(table, car);
    insertIfAny(cars, coupled.inFront);
    insertIfAny(cars, coupled.behind);
    const Car beside = besideOnOtherTrain(table, car);
    if (touch(table, car, beside)) insertIfAny(cars, beside);
    if (table.stagecoachBeside == car) cars.insert(Car::Stagecoach);
    return cars;
}

Location sameFloorIn(Location l, Car car)
{
    if (isRoofless(car)) return inside(car);
    const Level level = levelOf(l) == Level::Cell ? Level::Interior : levelOf(l);
    const Location there = in(car, level);
    return exists(there) ? there : Location::Nowhere;
}

LocationSet adjacent(const Table& table, Location l)
{
    LocationSet places;
    // 9.4: the cell is next to nothing.
    if (!isOnTable(l) || l == cell) return places;
    const Car here = carOf(l);
    for (const Car car : adjacentCars(table, here)) {
        const Location there = sameFloorIn(l, car);
        if (exists(there)) places.insert(there);
        // 9.9.1: a car without a roof touches both floors of its neighbours.
        if (isRoofless(here) && hasRoof(car)) places.insert(roofOf(car));
    }
    return places;
}

Location otherFloor(Location l)
{
    if (!isOnTable(l) || l == cell) return Location::Nowhere;
    const Location other = isRoof(l) ? inside(carOf(l)) : roofOf(carOf(l));
    return exists(other) ? other : Location::Nowhere;
}

Ruling adjacencyRestsOn(const Table& table, Location a, Location b)
{
    const Car here = carOf(a);
    const Car there = carOf(b);
    const bool isOpen =
        isTenderBesideRoofless(here, there) && besideOnOtherTrain(table, here) == there;
    return isOpen ? Ruling::TenderBesideTimeTravelCar : Ruling::None;
}

int distance(const Table& table, Car a, Car b)
{
    const bool sameTrain = isOnArmoured(table, a) == isOnArmoured(table, b);
    const bool coach = (a == Car::Stagecoach) != (b == Car::Stagecoach);
    return std::abs(trackPosition(table, a) - trackPosition(table, b)) +
           (sameTrain && !coach ? 0 : 1);
}

} // namespace caboose::rules
