// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/13_bandits/08_mei.h"

#include "model/rules/09_trains/adjacency.h"
#include "model/rules/09_trains/layout.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{13, 8, 0};

bool isSpecialPlace(Location to)
{
    return carOf(to) == Car::Tender || isRoofless(carOf(to));
}

Verdict unlessShut(bool isShut, Ruling ruling, Location to)
{
    return (isShut ? refused(Reason::NotOffered, rule).with(to) : allowed(rule)).by(ruling);
}

} // namespace

LocationSet diagonalsFrom(const Table& table, Location from)
{
    LocationSet places;
    if (!exists(otherFloor(from))) return places;
    const Level level = isRoof(from) ? Level::Interior : Level::Roof;
    for (const Car car : adjacentCars(table, carOf(from))) {
        if (exists(in(car, level))) places.insert(in(car, level));
    }
    return places;
}

Verdict mayJumpTo(const Table& table, Location from, Location to)
{
    const Rulings& rulings = table.rulings;
    if (carOf(from) == Car::Stagecoach || carOf(to) == Car::Stagecoach) {
        return unlessShut(rulings.is(MeiDiagonalStagecoach::No), Ruling::MeiDiagonalStagecoach, to);
    }
    if (isOnArmoured(table, carOf(from)) != isOnArmoured(table, carOf(to))) {
        return unlessShut(rulings.is(MeiDiagonalOtherTrain::No), Ruling::MeiDiagonalOtherTrain, to);
    }
    if (isSpecialPlace(to)) {
        return unlessShut(rulings.is(MeiDiagonalTenderTimecarHandcar::No),
                          Ruling::MeiDiagonalTenderTimecarHandcar, to);
    }
    return allowed(rule);
}

} // namespace caboose::rules
