// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/09_trains/layout.h"

namespace caboose::rules {

namespace {

using Cars = FixedVector<Car, 12>;

/// The index within the train, or -1. To the end of the train, whatever was found: leaving the loop
/// early costs more.
int indexIn(const Cars& train, Car car)
{
    int found = -1;
    for (int i = static_cast<int>(train.size()) - 1; i >= 0; --i) {
        found = train[static_cast<std::size_t>(i)] == car ? i : found;
    }
    return found;
}

Car carAt(const Cars& train, int i)
{
    return i < 0 || i >= static_cast<int>(train.size()) ? Car::None
                                                        : train[static_cast<std::size_t>(i)];
}

/// How many cars stand before the express locomotive (the time travel car or the handcar).
int ahead(const Table& table)
{
    return std::max(0, indexIn(table.express, Car::Locomotive));
}

} // namespace

bool isOnExpress(const Table& table, Car car)
{
    return indexIn(table.express, car) >= 0;
}

bool isOnArmoured(const Table& table, Car car)
{
    return indexIn(table.armoured, car) >= 0;
}

bool isPresent(const Table& table, Car car)
{
    if (car == Car::Stagecoach) return table.stagecoachBeside != Car::None;
    return isOnExpress(table, car) || isOnArmoured(table, car);
}

bool isPresent(const Table& table, Location l)
{
    return exists(l) && isPresent(table, carOf(l));
}

namespace {

void addPlaces(LocationSet& all, Car car)
{
    if (hasInterior(car)) all.insert(inside(car));
    if (hasRoof(car)) all.insert(roofOf(car));
    if (car == Car::Prison) all.insert(cell);
}

} // namespace

LocationSet allLocations(const Table& table)
{
    LocationSet all;
    for (const Car car : table.express) addPlaces(all, car);
    for (const Car car : table.armoured) addPlaces(all, car);
    if (isPresent(table, Car::Stagecoach)) addPlaces(all, Car::Stagecoach);
    return all;
}

int trackPosition(const Table& table, Car car)
{
    if (car == Car::Stagecoach) return trackPosition(table, table.stagecoachBeside);
    const int i = indexIn(table.express, car);
    if (i >= 0) return i - ahead(table);
    return table.armouredOffset - indexIn(table.armoured, car);
}

Car cabooseOf(const Cars& train)
{
    return train.back();
}

Car lastRoofed(const Cars& train)
{
    int i = static_cast<int>(train.size()) - 1;
    while (i > 0 && !hasRoof(carAt(train, i))) --i;
    return carAt(train, i);
}

Neighbours coupledTo(const Table& table, Car car)
{
    for (const Cars* train : {&table.express, &table.armoured}) {
        const int i = indexIn(*train, car);
        if (i >= 0) return {carAt(*train, i - 1), carAt(*train, i + 1)};
    }
    return {};
}

Car inFront(const Table& table, Car car)
{
    return coupledTo(table, car).inFront;
}

Car behind(const Table& table, Car car)
{
    return coupledTo(table, car).behind;
}

Location nearestRoof(const Table& table, Car car)
{
    Car ahead = car;
    Car back = car;
    while (ahead != Car::None || back != Car::None) {
        if (hasRoof(ahead)) return roofOf(ahead);
        if (hasRoof(back)) return roofOf(back);
        ahead = inFront(table, ahead);
        back = behind(table, back);
    }
    return Location::Nowhere;
}

Car besideOnOtherTrain(const Table& table, Car car)
{
    if (table.armoured.empty()) return Car::None;
    const int position = trackPosition(table, car);
    if (isOnExpress(table, car)) return carAt(table.armoured, table.armouredOffset - position);
    return carAt(table.express, position + ahead(table));
}

} // namespace caboose::rules
