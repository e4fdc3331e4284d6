// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/rides.h"

#include "tests/model/rules/support/arrivals.h"
#include "tests/model/rules/support/map.h"

#include <cstdlib>

namespace caboose::rules {

namespace {

/// Beside which car of the express one stands here; none on the other train.
Car mountingPlace(const Table& t, Location here)
{
    if (carOf(here) == Car::Stagecoach) return t.stagecoachBeside;
    return spotOf(t, carOf(here)).lane == Lane::Express ? carOf(here) : Car::None;
}

std::uint8_t& horsesAt(Table& t, Car car)
{
    return t.horsesBeside[static_cast<std::size_t>(car)];
}

/// Back to where it began by nobody's doing but the bot Marshal's: not into an occupied handcar,
/// which throws both onto the roof from which the rider came.
bool wouldComeBack(const Table& t, Location from, Location to)
{
    if (t.rulings.is(RideBackToSameLocation::Yes)) return false;
    if (to == from) return true;
    if (t.rulings.is(RideLaunchedBack::Allowed)) return false;
    PawnSet there = t.at(to);
    there.erase(Pawn::Marshal);
    return to == inside(Car::Handcar) && !there.empty() && from == roofNear(t, Car::Handcar);
}

/// 7.2.3: away for good, horse and all; in the booklet only by the card itself, which is what is
/// asked of these tables.
bool mayLeaveForGood(const Table& t)
{
    return t.roundCard().event == Event::Escape && t.rulings.is(RoundEvents::Yes);
}

} // namespace

Tables ridden(const Table& t, Pawn who)
{
    const Location from = t.where(who);
    const Car start = from == cell ? Car::None : mountingPlace(t, from);
    const bool isBarred = t.sheet(who).hostage == Hostage::Zealot;
    if (start == Car::None || isBarred || t.horsesBeside[static_cast<std::size_t>(start)] == 0) {
        return {t};
    }
    Tables results;
    for (const Car car : t.express) {
        if (std::abs(spotOf(t, car).x - spotOf(t, start).x) > 3) continue;
        Table there = t;
        --horsesAt(there, start);
        ++horsesAt(there, car);
        if (!wouldComeBack(t, from, inside(car))) arrive(there, who, inside(car), results);
        const Location coach = inside(Car::Stagecoach);
        if (t.stagecoachBeside != car || wouldComeBack(t, from, coach)) continue;
        arrive(there, who, coach, results);
    }
    if (mayLeaveForGood(t)) {
        results.push_back(t);
        --horsesAt(results.back(), start);
        results.back().put(who, Location::Escaped);
    }
    if (results.empty()) results.push_back(t);
    return results;
}

} // namespace caboose::rules
