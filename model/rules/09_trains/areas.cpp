// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/09_trains/areas.h"

#include "model/rules/09_trains/layout.h"

namespace caboose::rules {

namespace {

LocationSet placesOf(const Table& table, Car car)
{
    LocationSet places;
    for (const Location l : allLocations(table)) {
        if (carOf(l) == car) places.insert(l);
    }
    return places;
}

} // namespace

Areas areasFrom(const Table& table, Location from)
{
    Areas areas;
    const Car here = carOf(from);
    areas.stagecoach = placesOf(table, Car::Stagecoach);
    if (here == Car::Stagecoach) {
        // Beside the express, on no train: all of the express is another train to it.
        areas.stagecoach = {};
        areas.otherTrain = allLocations(table) - placesOf(table, Car::Stagecoach);
        return areas;
    }
    for (Car car = inFront(table, here); car != Car::None; car = inFront(table, car)) {
        areas.ahead |= placesOf(table, car);
    }
    for (Car car = behind(table, here); car != Car::None; car = behind(table, car)) {
        areas.behind |= placesOf(table, car);
    }
    if (table.rulings.is(BotStagecoachArea::No)) areas.stagecoach = {};
    areas.otherTrain =
        allLocations(table) - areas.ahead - areas.behind - areas.stagecoach - placesOf(table, here);
    return areas;
}

} // namespace caboose::rules
