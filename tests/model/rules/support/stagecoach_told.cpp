// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/stagecoach_told.h"

#include "tests/model/rules/support/arrivals.h"
#include "tests/model/rules/support/map.h"

#include <algorithm>

namespace caboose::rules {

namespace {

/// The cars of the express as they stand behind each other.
int placeOf(const Table& t, Car car)
{
    return static_cast<int>(std::find(t.express.begin(), t.express.end(), car) - t.express.begin());
}

Car carOfPlace(const Table& t, int place)
{
    const bool isThere = place >= 0 && place < static_cast<int>(t.express.size());
    return isThere ? t.express[static_cast<std::size_t>(place)] : Car::None;
}

// --- 4.13 --------------------------------------------------------------------------------------

void attackFrom(const Table& t, int place, Tables& results);

bool isOpen(Car car)
{
    return car != Car::Locomotive && car != Car::Prison && !hasNoRoof(car);
}

std::vector<Pawn> ridersOf(const Table& t, Role role)
{
    std::vector<Pawn> all;
    for (const Pawn who : t.bandits()) {
        if (t.where(who) == Location::Unplaced && t.sheet(who).role == role) all.push_back(who);
    }
    return all;
}

Table boarded(Table t, Pawn who, Car car)
{
    t.put(who, inside(car));
    ++t.horsesBeside[static_cast<std::size_t>(car)];
    return t;
}

/// Behind this place no car is left; ahead of it those that are still to come.
bool isLastOpen(const Table& t, int place)
{
    for (int i = 0; i < place; ++i) {
        if (isOpen(t.express[static_cast<std::size_t>(i)])) return false;
    }
    return true;
}

/// 4.13.2: where no player has got off, one bot does; else one is drawn from all who still ride.
void botsBoard(const Table& t, int place, bool hasPlayerBoarded, Tables& results)
{
    const std::vector<Pawn> bots = ridersOf(t, Role::Bot);
    for (const Pawn bot : bots)
        attackFrom(boarded(t, bot, carOfPlace(t, place)), place - 1, results);
    const bool mayBeNobody = hasPlayerBoarded && !ridersOf(t, Role::Player).empty();
    if (bots.empty() || mayBeNobody) attackFrom(t, place - 1, results);
}

void attackFrom(const Table& t, int place, Tables& results)
{
    const std::vector<Pawn> players = ridersOf(t, Role::Player);
    const std::vector<Pawn> bots = ridersOf(t, Role::Bot);
    if (players.empty() && bots.empty()) {
        results.push_back(t);
        return;
    }
    const Car car = carOfPlace(t, place);
    if (!isOpen(car)) return attackFrom(t, place - 1, results);
    Table all = t;
    if (isLastOpen(t, place)) {
        for (const Pawn who : players) all = boarded(all, who, car);
        for (const Pawn who : bots) all = boarded(all, who, car);
        results.push_back(all);
        return;
    }
    // Pawn or horse in each fist.
    for (unsigned fists = 0; fists < 1U << players.size(); ++fists) {
        Table shown = t;
        for (std::size_t i = 0; i < players.size(); ++i) {
            if ((fists >> i & 1U) != 0) shown = boarded(shown, players[i], car);
        }
        botsBoard(shown, place, fists != 0, results);
    }
}

// --- 5.4.5 -------------------------------------------------------------------------------------

void emptyFloor(Table& t, Location l)
{
    const LootTokens before = t.loot;
    for (const LootPile& pile : before.at(l)) {
        t.loot.remove(l, pile.loot, pile.count);
        t.loot.add(Location::OutOfGame, pile.loot, pile.count);
    }
    t.dynamite.erase(l);
}

/// Into the car beside, past one where he could not be.
Tables marshalSteppedOut(const Table& t)
{
    if (t.where(Pawn::Marshal) != inside(Car::Stagecoach)) return {t};
    if (t.rulings.is(BotMarshalLeavesCoachFirst::No)) return {t};
    Tables results;
    for (int i = placeOf(t, t.stagecoachBeside); i >= 0 && results.empty(); --i) {
        const Car car = carOfPlace(t, i);
        const bool isOccupied = car == Car::Handcar && !t.at(inside(car)).empty();
        if (isOccupied && t.rulings.is(BotMarshalOnHandcar::OnlyEmpty)) continue;
        if (hasNoRoof(car) && t.rulings.is(BotMarshalInTimeTravelCar::No)) continue;
        arrive(t, Pawn::Marshal, inside(car), results);
    }
    return results.empty() ? Tables{t} : results;
}

/// Out of the game, "unless the Escape event is in play".
Table gone(Table t)
{
    const bool isEscape = t.roundCard().event == Event::Escape && t.rulings.is(RoundEvents::Yes);
    for (const Location l : {inside(Car::Stagecoach), roofOf(Car::Stagecoach)}) {
        for (const Pawn who : t.at(l)) {
            t.put(who, isEscape && isBandit(who) ? Location::Escaped : Location::Departed);
        }
        emptyFloor(t, l);
    }
    const bool isHere = isOnTable(t.where(Pawn::Shotgun));
    if (isHere && t.rulings.is(ShotgunLeavesWithStagecoach::Yes)) {
        t.put(Pawn::Shotgun, Location::Departed);
    }
    t.hostages = {};
    t.stagecoachBeside = Car::None;
    return t;
}

Tables left(const Table& t)
{
    Tables results;
    for (const Table& each : marshalSteppedOut(t)) results.push_back(gone(each));
    return results;
}

/// Car by car over the roofs of the express, onto which he comes back first, until he is beside the
/// coach; each time whoever stands there is hit and flees before he goes on.
void follow(const Table& t, Tables& results)
{
    const Location goal = placeOfShotgun(t);
    const Location here = t.where(Pawn::Shotgun);
    if (here == goal) {
        results.push_back(t);
        return;
    }
    Location next = expressRoofNear(t, spotOf(t, carOf(here)).x);
    if (t.express.contains(carOf(here))) {
        const int target = placeOf(t, carOf(goal));
        int place = placeOf(t, carOf(here));
        do {
            place += place < target ? 1 : -1;
        } while (hasNoRoof(carOfPlace(t, place)) && place != target);
        next = hasNoRoof(carOfPlace(t, place)) ? goal : roofOf(carOfPlace(t, place));
    }
    Tables arrived;
    arriveTogether(t, {Pawn::Shotgun}, next, arrived);
    for (const Table& each : arrived) follow(each, results);
}

/// By the booklet one car back with the coach; from elsewhere back on the express.
void followOneCar(const Table& t, bool hasCoachMoved, Tables& results)
{
    const Car here = carOf(t.where(Pawn::Shotgun));
    const Car next = t.express.contains(here) ? carOfPlace(t, placeOf(t, here) + 1)
                                              : carOf(expressRoofNear(t, spotOf(t, here).x));
    if (!hasCoachMoved || next == Car::None || hasNoRoof(next)) {
        results.push_back(t);
    } else {
        arriveTogether(t, {Pawn::Shotgun}, roofOf(next), results);
    }
}

Tables fallenBack(const Table& t)
{
    if (t.stagecoachBeside == Car::None) return {t};
    const Car next = carOfPlace(t, placeOf(t, t.stagecoachBeside) + 1);
    const bool stays = next == Car::None;
    if (stays && t.rulings.is(StagecoachAtCaboose::Departs)) return left(t);
    Table moved = t;
    if (!stays) moved.stagecoachBeside = next;
    if (!t.shotgunReleased || !isOnTable(t.where(Pawn::Shotgun))) return {moved};
    Tables results;
    if (t.rulings.is(ShotgunRelocation::AsManyCarsAsNeeded)) {
        follow(moved, results);
    } else {
        followOneCar(moved, !stays, results);
    }
    return results;
}

} // namespace

Tables attacked(const Table& t)
{
    Tables results;
    attackFrom(t, static_cast<int>(t.express.size()) - 1, results);
    return sorted(results);
}

Tables broughtToLight(const Table& t)
{
    Tables now{t};
    for (int i = 0; i < characterCount; ++i) {
        if (t.where(pawnAt(i)) != Location::Hidden) continue;
        Tables next;
        for (const Table& each : now) {
            for (int n = 0; n < locationCount; ++n) {
                const Location l = locationAt(n);
                const Car car = carOf(l);
                const bool isCoach = car == Car::Stagecoach && t.stagecoachBeside != Car::None;
                const bool isHere = isCoach || t.express.contains(car) || t.armoured.contains(car);
                // Inside, or on top of the tender; not in the cell.
                const bool isPlace = car == Car::Tender ? isRoof(l) : isInterior(l);
                if (!isHere || !isPlace || hasNoRoof(car)) continue;
                arriveTogether(each, {pawnAt(i)}, l, next);
            }
        }
        now = next;
    }
    return sorted(now);
}

Tables movedRelatively(const Table& t)
{
    Tables results = fallenBack(t);
    for (Table& each : results) {
        if (!each.armoured.empty()) {
            each.armouredOffset = static_cast<std::int8_t>(each.armouredOffset + 2);
        }
    }
    return sorted(results);
}

Tables hidden(const Table& t)
{
    Table now = t;
    for (const Car car : {Car::TimeTravel, Car::Handcar}) {
        const PawnSet there = t.express.contains(car) ? t.at(inside(car)) : PawnSet{};
        if (there.size() != 1 || !isBandit(there.first())) continue;
        if (t.sheet(there.first()).role != Role::Player) continue;
        now.put(there.first(), Location::Hidden);
        if (car != Car::Handcar) continue;
        // To the other end; what stands beside it stays on the track, if the table does not rule
        // otherwise.
        const bool isInFront = t.express.front() == car;
        const Car neighbour = carOfPlace(t, isInFront ? 1 : placeOf(t, car) - 1);
        auto& here = now.horsesBeside[static_cast<std::size_t>(car)];
        auto& next = now.horsesBeside[static_cast<std::size_t>(neighbour)];
        if (t.rulings.is(PiecesBesideMovedHandcar::StayOnTrack)) {
            next = static_cast<std::uint8_t>(next + here);
            here = 0;
            if (now.stagecoachBeside == car) now.stagecoachBeside = neighbour;
        }
        now.express.erase(std::find(now.express.begin(), now.express.end(), car));
        now.express.insert(isInFront ? now.express.end() : now.express.begin(), car);
    }
    return {now};
}

} // namespace caboose::rules
