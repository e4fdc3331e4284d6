// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/16_bots/drawn_closer.h"

#include "model/rules/09_trains/02_bot_marshal.h"
#include "model/rules/09_trains/adjacency.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/10_actions/standing.h"
#include "model/rules/12_encounters/travel.h"
#include "model/rules/16_bots/01_bot_movement.h"

#include <vector>

namespace caboose::rules {

namespace {

template <typename IsOne>
LocationSet placesWhere(const Table& table, IsOne isOne)
{
    LocationSet places;
    for (const Location l : allLocations(table)) {
        if (isOne(carOf(l))) places.insert(l);
    }
    return places;
}

/// Everything that belongs to the train of a car; the stagecoach is one of its own.
LocationSet trainOf(const Table& table, Car car)
{
    const bool isArmoured = isOnArmoured(table, car);
    return placesWhere(table, [&](Car other) {
        const bool isCoach = other == Car::Stagecoach;
        if (car == Car::Stagecoach) return isCoach;
        return !isCoach && isOnArmoured(table, other) == isArmoured;
    });
}

/// Her car; from another train any place of hers.
LocationSet goalFrom(const Table& table, Car car, Location from)
{
    const LocationSet train = trainOf(table, car);
    return train.contains(from) ? placesWhere(table, [car](Car other) { return other == car; })
                                : train;
}

/// Closed to the pawn, by whatever rule; what is not refereed yet is told as it comes there.
bool isClosed(const Table& table, const Journey& journey)
{
    const Verdict may = unlessBotMarshal(table, journey.who, journey.to, allowed(journey.rule));
    return may.isRefused() || mayTravel(table, journey, may).isRuledOut();
}

/// The next place on the same floor that is closer to these; where there is none, the place itself.
Location oneCloser(const Table& table, Journey journey, Location from, LocationSet goal)
{
    const LocationSet barred = otherFloorThan(table, from);
    const int now = stepsTo(table, from, goal, barred);
    for (const Location to : adjacent(table, from)) {
        journey.to = to;
        const bool isUp = isRoofless(carOf(from)) && isRoof(to);
        const int then = stepsTo(table, to, goal, barred);
        const bool isCloser = then >= 0 && then < now;
        if (isCloser && !isUp && !isClosed(table, journey)) return to;
    }
    return from;
}

/// 12.3: it goes no further than to the Courier.
bool isStoppedAt(const Table& table, Pawn whom, Location at)
{
    return isBandit(whom) && placesOfCouriers(table).contains(at);
}

/// Past one roof after another, no further than that of her car.
Journey alongTheTrain(const Table& table, const Pull& pull, Journey journey)
{
    const Car car = carOf(table.where(pull.who));
    int steps = isRoof(journey.to) ? pull.roofs : 1;
    for (bool isFirst = true; steps > 0; --steps, isFirst = false) {
        const Location at = journey.to;
        const Location next = oneCloser(table, journey, at, goalFrom(table, car, at));
        if (next == at) break;
        if (!isFirst) journey.passed.insert(at);
        journey.to = next;
        if (carOf(next) == car || !isRoof(next) || isStoppedAt(table, journey.who, next)) break;
    }
    return journey;
}

/// Where it leads to where the pawn stands, nothing draws it.
Journey journeyOf(const Table& table, const Pull& pull, Pawn whom)
{
    const Location from = table.where(whom);
    const Location to = table.where(pull.who);
    Journey journey{.who = whom, .to = from, .rule = pull.rule, .cause = pull.who};
    if (from == to || from == cell) return journey;
    if (carOf(from) != carOf(to)) return alongTheTrain(table, pull, journey);
    if (isRoof(from)) journey.to = inside(carOf(from));
    return journey;
}

std::vector<Journey> journeysOf(const Table& table, const Pull& pull)
{
    std::vector<Journey> journeys;
    for (const Pawn whom : pull.drawn) {
        const Journey journey = journeyOf(table, pull, whom);
        if (journey.to != table.where(whom)) journeys.push_back(journey);
    }
    return journeys;
}

} // namespace

PawnSet charactersBut(const Table& table, Pawn who)
{
    PawnSet all;
    for (int i = 0; i < characterCount; ++i) {
        const Pawn whom = pawnAt(i);
        const bool isThere = whom != who && table.inGame(whom) && isOnTable(table.where(whom)) &&
                             !table.sheet(whom).isEjected;
        if (isThere) all.insert(whom);
    }
    return all;
}

Verdict canDrawCloser(const Table& table, const Pull& pull)
{
    const Verdict barred = present(table, pull.who, pull.rule);
    if (barred.isRefused()) return barred;
    return journeysOf(table, pull).empty() ? refused(Reason::NoTarget, pull.rule)
                                           : allowed(pull.rule);
}

void drawCloser(Play& play, const Pull& pull, CardKind card)
{
    if (const Verdict can = canDrawCloser(play.table, pull); can.isRefused()) {
        inVain(play, pull.who, card, can, pull.rule);
        return;
    }
    travelEach(play, journeysOf(play.table, pull));
}

} // namespace caboose::rules
