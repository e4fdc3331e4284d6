// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/moves_told.h"

#include "tests/model/rules/support/arrivals.h"
#include "tests/model/rules/support/map.h"

#include <map>

namespace caboose::rules {

bool hasPower(const Table& t, Pawn who, Pawn whose)
{
    if (t.rulings.is(CharacterPowers::No) || !isBandit(who)) return false;
    const bool isBound = t.sheet(who).hostage == Hostage::PokerPlayer; // 15.1.6
    const bool losesLent = isBound && t.rulings.is(PokerPlayerTakesLentPower::Yes);
    return who == whose ? !isBound : t.sheet(who).prisoner == whose && !losesLent;
}

namespace {

using Places = std::vector<Location>;

/// 9.3.1 of the booklet: nobody walks through the door of the coach; by the leaflet one climbs out
/// of the time travel car.
Places walk(const Table& t, Location from)
{
    Places all;
    for (const Location to : placesBeside(t, from)) {
        const bool isCoach = carOf(from) == Car::Stagecoach || carOf(to) == Car::Stagecoach;
        const bool isDoor = isCoach && isInterior(from) && isInterior(to);
        if (isDoor && t.rulings.is(StagecoachInteriorByMove::No)) continue;
        const bool isClimb = hasNoRoof(carOf(from)) && isRoof(to);
        const bool isOnTrain = spotOf(t, carOf(to)).lane == Lane::Express;
        if (isClimb && (!isOnTrain || t.rulings.is(TimeTravelExitToRoof::No))) continue;
        all.push_back(to);
    }
    return all;
}

/// Whether a place may be the second or third step over the roofs.
bool mayEnterLater(const Table& t, Location to)
{
    return !hasNoRoof(carOf(to)) || t.rulings.is(TimeTravelEntryFromRoof::LastStepOfMove);
}

bool hasSilks(const Table& t, Pawn who, SilkPower power)
{
    return hasPower(t, who, Pawn::Silk) && t.sheet(who).silkPower == power;
}

/// 13.11: somebody stands in the door at the rear of the car where the step leads to.
bool isShutBySilk(const Table& t, Pawn who, Location from, Location to)
{
    const Spot a = spotOf(t, carOf(from));
    const Spot b = spotOf(t, carOf(to));
    const int rear = a.lane == Lane::Armoured ? -1 : 1;
    if (isRoof(from) || isRoof(to) || a.lane != b.lane || a.x != b.x + rear) return false;
    for (const Pawn keeper : t.bandits()) {
        const bool stands = keeper != who && t.where(keeper) == to;
        if (stands && hasSilks(t, keeper, SilkPower::Block)) return true;
    }
    return false;
}

/// Where a move leads, and whether some way there leads round the released Shotgun.
using Moves = std::map<Location, bool>;

struct Way {
    Location from;
    std::vector<Location> places;
    bool isQuiet = true;
};

/// How many steps, over the roofs and inside.
struct Range {
    std::size_t onRoofs = 3;
    std::size_t inside = 1;
};

void goOn(const Table& t, Pawn who, const Way& way, const Range& ways, Moves& moves)
{
    const Location last = way.places.empty() ? way.from : way.places.back();
    for (const Location to : walk(t, last)) {
        // No place twice.
        bool isNew = to != way.from;
        for (const Location l : way.places) isNew = isNew && l != to;
        const bool isFirst = way.places.empty() || !isRoof(way.from);
        if (!isNew || !(isFirst || mayEnterLater(t, to))) continue;
        if (isShutBySilk(t, who, last, to)) continue;
        bool& isQuiet = moves.try_emplace(to, false).first->second;
        isQuiet = isQuiet || way.isQuiet;
        Way further = way;
        further.places.push_back(to);
        // 13.11: Silk comes past unhurt.
        const bool meets = t.shotgunReleased && to == t.where(Pawn::Shotgun);
        if (meets && !hasSilks(t, who, SilkPower::Move)) further.isQuiet = false;
        // In the car without a roof the move ends, and inside on a roof.
        const bool isOut = hasNoRoof(carOf(way.from)) && isRoof(to) &&
                           t.rulings.is(TimeTravelExitDistance::OnAlongRoofs);
        const bool isOnward = isRoof(to) == isRoof(way.from) || isOut;
        if (isOnward && further.places.size() < (isOut ? ways.onRoofs : ways.inside)) {
            goOn(t, who, further, ways, moves);
        }
    }
}

Moves movesOf(const Table& t, Pawn who)
{
    const Location from = t.where(who);
    // 15.1.4
    const bool isSlow = t.sheet(who).hostage == Hostage::OldLady;
    Moves moves;
    const bool runs = hasSilks(t, who, SilkPower::Move);
    const std::size_t onRoofs = isSlow ? 1 : runs ? 2 : 3;
    const std::size_t inside = isRoof(from) ? onRoofs : runs ? 2 : 1;
    goOn(t, who, {from, {}}, {onRoofs, inside}, moves);
    return moves;
}

} // namespace

/// 9.9.3: from beside the handcar into it, though somebody is there.
bool isThrownBack(const Table& t, Pawn who, Location to)
{
    PawnSet there = t.at(inside(Car::Handcar));
    there.erase(Pawn::Marshal);
    return to == inside(Car::Handcar) && !there.empty() &&
           roofNear(t, Car::Handcar) == t.where(who);
}

Tables moved(const Table& t, Pawn who)
{
    Tables results;
    for (const auto& [to, isQuiet] : movesOf(t, who)) {
        Table underway = t;
        // 12.2: he is hit, and the move goes on.
        if (isThrownBack(t, who, to) && t.rulings.is(MoveLaunchedBack::Refused)) continue;
        if (!isQuiet) giveNeutrals(underway, {who});
        arrive(underway, who, to, results);
    }
    if (results.empty()) results.push_back(t);
    return results;
}

} // namespace caboose::rules
