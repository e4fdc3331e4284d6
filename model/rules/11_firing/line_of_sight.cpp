// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/11_firing/line_of_sight.h"

#include "model/rules/09_trains/adjacency.h"
#include "model/rules/09_trains/layout.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{11, 1, 0};

/// Whom the rules don't agree about: roof-sight-blockers, player-marshal-blocks-sight.
bool blocksByRuling(const Table& table, Pawn p)
{
    if (table.rulings.is(RoofSightBlockers::AllPawns)) return true;
    if (p == Pawn::Marshal) {
        return table.inGame(p) && table.rulings.is(PlayerMarshalBlocksSight::Yes);
    }
    return table.rulings.is(RoofSightBlockers::BanditsAndShotgun) && p == Pawn::Shotgun;
}

/// On roofs strictly between two cars of one train: the nearest of each kind, if any.
struct Between {
    Pawn bandit = Pawn::None;  ///< hides those behind by every text
    Pawn blocker = Pawn::None; ///< hides them as these rules decide
    Pawn other = Pawn::None;   ///< does not
};

void add(Between& between, const Table& table, Pawn p)
{
    Pawn& place = isBandit(p)                ? between.bandit
                  : blocksByRuling(table, p) ? between.blocker
                                             : between.other;
    if (place == Pawn::None) place = p;
}

Between onRoofsBetween(const Table& table, Car from, Car to)
{
    const bool forwards = trackPosition(table, to) < trackPosition(table, from);
    const bool isArmoured = isOnArmoured(table, from);
    // The armoured train's cars count down along the track, from its locomotive back.
    const bool towardsLocomotive = forwards != isArmoured;
    Between between;
    for (Car car = from; between.bandit == Pawn::None;) {
        car = towardsLocomotive ? inFront(table, car) : behind(table, car);
        if (car == to || car == Car::None) break;
        if (!hasRoof(car)) continue;
        for (const Pawn p : table.at(roofOf(car))) add(between, table, p);
    }
    return between;
}

/// By which ruling somebody who is no bandit hides others, or doesn't.
Ruling restsOn(const Table& table, Pawn between)
{
    if (between == Pawn::None) return Ruling::None;
    const bool isPlayed = between == Pawn::Marshal && table.inGame(between);
    return isPlayed && !table.rulings.is(RoofSightBlockers::AllPawns)
               ? Ruling::PlayerMarshalBlocksSight
               : Ruling::RoofSightBlockers;
}

bool onSameTrain(const Table& table, Car a, Car b)
{
    return (isOnExpress(table, a) && isOnExpress(table, b)) ||
           (isOnArmoured(table, a) && isOnArmoured(table, b));
}

Verdict sightOnRoofs(const Table& table, Car from, Car to)
{
    if (!onSameTrain(table, from, to)) return allowed(rule);
    const Between between = onRoofsBetween(table, from, to);
    if (between.bandit != Pawn::None) {
        return refused(Reason::SightBlocked, rule).with(between.bandit);
    }
    if (between.blocker == Pawn::None) return allowed(rule).by(restsOn(table, between.other));
    return refused(Reason::SightBlocked, rule)
        .with(between.blocker)
        .by(restsOn(table, between.blocker));
}

/// Cars of the armoured train beyond the one next to the time travel car or handcar (11.1).
bool liesBeyond(const Table& table, Car roofless, Location place)
{
    const int beyond = trackPosition(table, carOf(place)) - trackPosition(table, roofless);
    const bool isAhead = trackPosition(table, roofless) < trackPosition(table, Car::Locomotive);
    const bool awayFromExpress = isAhead ? beyond < 0 : beyond > 0;
    switch (table.rulings.get<SightBeyondTimeTravelCar>()) {
    case SightBeyondTimeTravelCar::AwayFromExpress: return awayFromExpress;
    case SightBeyondTimeTravelCar::AwayFromExpressRoofsOnly:
        return awayFromExpress && isRoof(place);
    case SightBeyondTimeTravelCar::BothWays: return true;
    }
    return false;
}

/// time-travel-sight: like a roof of the train that it is coupled to.
bool seesRoofLine(const Table& table, Car roofless, Location other)
{
    return isRoof(other) && onSameTrain(table, roofless, carOf(other)) &&
           table.rulings.is(TimeTravelSight::WholeRoofLinePlusAdjacentInterior);
}

/// The time travel car or handcar against any other place (11.1, exceptions).
Verdict sightOfRoofless(const Table& table, Car roofless, Location other)
{
    const Car car = carOf(other);
    if (seesRoofLine(table, roofless, other)) {
        return sightOnRoofs(table, roofless, car).alsoBy(Ruling::TimeTravelSight);
    }
    const Ruling beside = adjacencyRestsOn(table, inside(roofless), other);
    if (adjacentCars(table, roofless).contains(car)) return allowed(rule).by(beside);
    if (car == Car::Stagecoach) {
        return isRoof(other) ? allowed(rule) : refused(Reason::OutOfSight, rule).with(other);
    }
    if (!isOnArmoured(table, car)) return refused(Reason::OutOfSight, rule).with(other);
    if (beside != Ruling::None) return refused(Reason::OutOfSight, rule).with(other).by(beside);
    const bool isBeyond = liesBeyond(table, roofless, other);
    return (isBeyond ? allowed(rule) : refused(Reason::OutOfSight, rule).with(other))
        .by(Ruling::SightBeyondTimeTravelCar);
}

} // namespace

Verdict lineOfSight(const Table& table, Location from, Location to)
{
    if (from == to) return refused(Reason::SameLocation, rule).with(to);
    if (from == cell || to == cell) return refused(Reason::InCell, {9, 4, 0}).with(to);
    if (isRoofless(carOf(from))) return sightOfRoofless(table, carOf(from), to);
    if (isRoofless(carOf(to))) return sightOfRoofless(table, carOf(to), from);
    if (isRoof(from) != isRoof(to)) return refused(Reason::OtherFloor, rule).with(to);
    if (isRoof(from)) return sightOnRoofs(table, carOf(from), carOf(to));
    if (adjacent(table, from).contains(to)) return allowed(rule);
    return refused(Reason::OutOfSight, rule).with(to);
}

} // namespace caboose::rules
