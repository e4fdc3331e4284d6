// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/map.h"

#include <algorithm>

namespace caboose::rules {

namespace {

int indexOf(const FixedVector<Car, 12>& train, Car car)
{
    return static_cast<int>(std::find(train.begin(), train.end(), car) - train.begin());
}

bool isHere(const Table& table, Car car)
{
    return table.express.contains(car) || table.armoured.contains(car) ||
           (car == Car::Stagecoach && table.stagecoachBeside != Car::None);
}

} // namespace

Spot spotOf(const Table& table, Car car)
{
    if (car == Car::Stagecoach) {
        return {Lane::Stagecoach, spotOf(table, table.stagecoachBeside).x};
    }
    if (table.armoured.contains(car)) {
        // It travels the other way: what is behind its locomotive lies towards our front.
        return {Lane::Armoured, table.armouredOffset - indexOf(table.armoured, car)};
    }
    return {Lane::Express, indexOf(table.express, car) - indexOf(table.express, Car::Locomotive)};
}

bool hasNoRoof(Car car)
{
    return car == Car::TimeTravel || car == Car::Handcar;
}

bool areSideBySide(const Table& table, Car a, Car b)
{
    if (a == b || !isHere(table, a) || !isHere(table, b)) return false;
    if (a == Car::Stagecoach) return b == table.stagecoachBeside;
    if (b == Car::Stagecoach) return a == table.stagecoachBeside;
    const Spot p = spotOf(table, a);
    const Spot q = spotOf(table, b);
    const bool tender = (a == Car::Tender && hasNoRoof(b)) || (b == Car::Tender && hasNoRoof(a));
    if (tender && table.rulings.is(TenderBesideTimeTravelCar::NotAdjacent)) return false;
    if (p.lane != q.lane) return p.x == q.x;
    return p.x - q.x == 1 || q.x - p.x == 1;
}

std::vector<Location> placesBeside(const Table& table, Location l)
{
    std::vector<Location> all;
    if (l == cell) return all;
    for (int i = 0; i < locationCount; ++i) {
        const Location to = locationAt(i);
        if (!exists(to) || to == cell || !areSideBySide(table, carOf(l), carOf(to))) continue;
        const bool anyLevel = hasNoRoof(carOf(l)) || hasNoRoof(carOf(to));
        if (anyLevel || levelOf(l) == levelOf(to)) all.push_back(to);
    }
    return all;
}

} // namespace caboose::rules
