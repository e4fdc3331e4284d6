// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/bots_told.h"

#include "tests/model/rules/support/arrivals.h"
#include "tests/model/rules/support/map.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace caboose::rules {

namespace {

bool isNeverUp(Pawn bot)
{
    return bot == Pawn::Belle || bot == Pawn::Mary || bot == Pawn::Tuco;
}

/// Where somebody is in the game and has a place.
bool isThere(const Table& t, Pawn who)
{
    const Location l = t.where(who);
    return isOnTable(l) && t.at(l).contains(who);
}

int trackBetween(const Table& t, Car a, Car b)
{
    const Spot p = spotOf(t, a);
    const Spot q = spotOf(t, b);
    return std::abs(p.x - q.x) + (p.lane == q.lane ? 0 : 1);
}

/// 9.2, 10.8.1: whom nobody plays walks inside, and comes to no Handcar on which somebody is.
bool isShutForMarshal(const Table& t, Location to)
{
    if (t.inGame(Pawn::Marshal)) return false;
    const bool isTaken = carOf(to) == Car::Handcar && !t.at(to).empty();
    return isRoof(to) || isTaken;
}

/// One step of a walk: on the same floor, or into a car without a roof; out of one only inside.
std::vector<Location> stepsFrom(const Table& t, Pawn who, Location from)
{
    std::vector<Location> all;
    for (const Location to : placesBeside(t, from)) {
        const bool isClimb = hasNoRoof(carOf(from)) && isRoof(to);
        const bool isShut = who == Pawn::Marshal ? isShutForMarshal(t, to)
                                                 : isNeverUp(who) && t.isBot(who) && isRoof(to);
        if (!isClimb && !isShut) all.push_back(to);
    }
    return all;
}

using Goal = std::vector<Location>;

bool contains(const Goal& goal, Location l)
{
    return std::find(goal.begin(), goal.end(), l) != goal.end();
}

/// Over places of this floor, and cars that have but one; -1: no way leads there.
int walkTo(const Table& t, Location from, const Goal& goal, bool onRoofs)
{
    std::vector<Location> edge{from};
    std::vector<Location> seen{from};
    for (int steps = 0; !edge.empty(); ++steps) {
        std::vector<Location> next;
        for (const Location l : edge) {
            if (contains(goal, l)) return steps;
            for (const Location to : placesBeside(t, l)) {
                const bool isFloor = isRoof(to) == onRoofs || hasNoRoof(carOf(to));
                if (!isFloor || contains(seen, to)) continue;
                seen.push_back(to);
                next.push_back(to);
            }
        }
        edge = next;
    }
    return -1;
}

int distanceTo(const Table& t, Location from, const Goal& goal, bool onRoofs)
{
    const int steps = walkTo(t, from, goal, onRoofs);
    if (steps >= 0) return steps;
    int least = std::numeric_limits<int>::max();
    for (const Location l : goal) least = std::min(least, trackBetween(t, carOf(from), carOf(l)));
    return least;
}

/// Towards any of these, or away from them.
struct Aim {
    std::vector<Goal> goals;
    bool isAway = false;
};

bool serves(const Table& t, const Aim& aim, Location from, Location to)
{
    for (const Goal& goal : aim.goals) {
        const int now = distanceTo(t, from, goal, isRoof(from));
        const int then = distanceTo(t, to, goal, isRoof(from));
        if (aim.isAway ? then > now : then < now) return true;
    }
    return false;
}

enum class Direction { Forward, Backward, OtherTrain, Coach };

Direction directionOf(const Table& t, Location from, Location to)
{
    const Spot a = spotOf(t, carOf(from));
    const Spot b = spotOf(t, carOf(to));
    if (a.lane != b.lane)
        return b.lane == Lane::Stagecoach ? Direction::Coach : Direction::OtherTrain;
    const int forward = a.lane == Lane::Armoured ? 1 : -1;
    return b.x - a.x == forward ? Direction::Forward : Direction::Backward;
}

/// 16.1.2 1 to 3; where nothing serves, the first way of all.
std::optional<Location> wayOf(const Table& t, const Aim& aim, Location from,
                              const std::vector<Location>& ways)
{
    if (ways.size() == 1) return ways.front();
    std::optional<Location> first;
    for (const Direction d :
         {Direction::Forward, Direction::Backward, Direction::OtherTrain, Direction::Coach}) {
        for (const Location to : ways) {
            if (directionOf(t, from, to) != d) continue;
            if (serves(t, aim, from, to)) return to;
            if (!first) first = to;
        }
    }
    return first;
}

int countIn(const Table& t, const Goal& area, bool ofJewels)
{
    int count = 0;
    for (const Location l : area) {
        if (ofJewels) count += t.loot.count(l, LootKind::Jewel);
        for (const Pawn who : t.at(l)) {
            if (!ofJewels && isCharacter(who) && t.inGame(who)) ++count;
        }
    }
    return count;
}

/// 16.1.1
std::vector<Goal> areasOf(const Table& t, Location from)
{
    std::map<Direction, Goal> areas;
    const Spot here = spotOf(t, carOf(from));
    for (int i = 0; i < locationCount; ++i) {
        const Location l = locationAt(i);
        const Car car = carOf(l);
        const bool isHere = t.express.contains(car) || t.armoured.contains(car) ||
                            (car == Car::Stagecoach && t.stagecoachBeside != Car::None);
        if (!exists(l) || !isHere || car == carOf(from)) continue;
        const Spot there = spotOf(t, car);
        Direction d = there.lane == Lane::Stagecoach ? Direction::Coach : Direction::OtherTrain;
        if (there.lane == here.lane) {
            const bool isAhead = (there.x < here.x) == (here.lane == Lane::Express);
            d = isAhead ? Direction::Forward : Direction::Backward;
        }
        areas[d].push_back(l);
    }
    std::vector<Goal> all;
    for (const auto& [d, area] : areas) all.push_back(area);
    return all;
}

Aim towardsMost(const Table& t, Pawn bot)
{
    const bool ofJewels = bot != Pawn::Tuco;
    Aim aim;
    int most = -1;
    for (const Goal& area : areasOf(t, t.where(bot))) {
        // 16.13.2
        if (bot == Pawn::Tuco && contains(area, t.where(Pawn::Marshal))) continue;
        const int count = countIn(t, area, ofJewels);
        if (count > most) aim.goals.clear();
        most = std::max(most, count);
        if (count == most) aim.goals.push_back(area);
    }
    return aim;
}

/// 16.11.2: on the floor, or where stands who has it.
std::optional<Location> placeOfBox(const Table& t)
{
    for (const LootPile& pile : t.loot) {
        if (pile.loot.kind != LootKind::SpecialStrongbox) continue;
        const Location l =
            pile.holder.isSheet() ? t.where(pile.holder.character()) : pile.holder.location();
        if (isOnTable(l)) return l;
    }
    return std::nullopt;
}

Aim aimOf(const Table& t, Pawn bot)
{
    if (bot != Pawn::Ghost) return towardsMost(t, bot);
    const auto box = placeOfBox(t);
    return box ? Aim{{{*box}}} : Aim{};
}

bool isAtBox(const Table& t, Pawn bot)
{
    const auto box = bot == Pawn::Ghost ? placeOfBox(t) : std::nullopt;
    return box && carOf(*box) == carOf(t.where(bot));
}

} // namespace

std::vector<Pawn> botsOf(const Table& t)
{
    std::vector<Pawn> bots;
    for (const Pawn who : t.bandits()) {
        if (t.isBot(who) && isThere(t, who)) bots.push_back(who);
    }
    return bots;
}

std::optional<Location> moveTold(const Table& t, Pawn bot)
{
    const Location start = t.where(bot);
    if (start == cell) return std::nullopt;
    Table underway = t;
    for (int steps = isRoof(start) ? 2 : 1; steps > 0; --steps) {
        const Location here = underway.where(bot);
        if (isAtBox(underway, bot)) break;
        const auto ways = stepsFrom(underway, bot, here);
        const auto way = wayOf(underway, aimOf(underway, bot), here, ways);
        if (!way || *way == start) break;
        underway.put(bot, *way);
        if (!isRoof(*way)) break;
    }
    const Location end = underway.where(bot);
    return end == start ? std::nullopt : std::optional(end);
}

std::optional<Location> marshalTold(const Table& t, Pawn bot)
{
    const Location from = t.where(Pawn::Marshal);
    const auto away = bot == Pawn::Ghost ? placeOfBox(t) : std::optional(t.where(bot));
    const Aim aim = away ? Aim{{{*away}}, true} : Aim{};
    return wayOf(t, aim, from, stepsFrom(t, Pawn::Marshal, from));
}

Places punchTold(const Table& t, Pawn bot)
{
    const Location here = t.where(bot);
    Places places;
    for (const Pawn whom : t.at(here)) {
        const bool isLoose = whom == Pawn::Shotgun && t.shotgunReleased;
        if (whom == bot || here == cell || isLoose) continue;
        std::optional<Location> to;
        for (const Direction d :
             {Direction::Backward, Direction::OtherTrain, Direction::Coach, Direction::Forward}) {
            for (const Location way : stepsFrom(t, whom, here)) {
                if (!to && directionOf(t, here, way) == d) to = way;
            }
        }
        // 9.3.3: let loose he goes to the roof beside.
        if (whom == Pawn::Shotgun) to = placeOfShotgun(t);
        if (to) places[whom] = *to;
    }
    return places;
}

namespace {

/// One place closer to her car, or from another train to any place of hers.
std::vector<Location> closer(const Table& t, Pawn bot, Pawn whom, Location from)
{
    const Car car = carOf(t.where(bot));
    const Lane lane = spotOf(t, car).lane;
    const bool isSameTrain = spotOf(t, carOf(from)).lane == lane;
    Goal goal;
    for (int i = 0; i < locationCount; ++i) {
        const Location l = locationAt(i);
        const bool isHere = t.express.contains(carOf(l)) || t.armoured.contains(carOf(l)) ||
                            (carOf(l) == Car::Stagecoach && t.stagecoachBeside != Car::None);
        if (!exists(l) || !isHere || l == cell) continue;
        if (isSameTrain ? carOf(l) == car : spotOf(t, carOf(l)).lane == lane) goal.push_back(l);
    }
    std::vector<Location> all;
    const bool onRoofs = isRoof(from);
    const int now = walkTo(t, from, goal, onRoofs);
    for (const Location to : stepsFrom(t, whom, from)) {
        const int then = walkTo(t, to, goal, onRoofs);
        if (now >= 0 && then >= 0 && then < now) all.push_back(to);
    }
    return all;
}

std::vector<Location> drawnTo(const Table& t, Pawn bot, Pawn whom, Location from, int steps)
{
    const Car car = carOf(t.where(bot));
    std::vector<Location> ends;
    for (const Location to : closer(t, bot, whom, from)) {
        const bool isEnd = steps == 1 || carOf(to) == car || !isRoof(to);
        auto further = isEnd ? std::vector<Location>{} : drawnTo(t, bot, whom, to, steps - 1);
        if (further.empty()) further.push_back(to);
        ends.insert(ends.end(), further.begin(), further.end());
    }
    return ends;
}

} // namespace

Choices pullTold(const Table& t, Pawn bot)
{
    const Location hers = t.where(bot);
    Choices all;
    for (int i = 0; i < pawnCount; ++i) {
        const Pawn whom = pawnAt(i);
        const bool isMarshal = whom == Pawn::Marshal && bot == Pawn::Mary;
        const bool isDrawn = (isCharacter(whom) && t.inGame(whom)) || isMarshal;
        const Location from = t.where(whom);
        if (whom == bot || !isDrawn || !isThere(t, whom) || from == hers || from == cell) continue;
        if (carOf(from) == carOf(hers)) {
            if (isRoof(from)) all[whom] = {inside(carOf(from))};
            continue;
        }
        const int roofs = bot == Pawn::Mary ? 3 : 1;
        const auto ends = drawnTo(t, bot, whom, from, isRoof(from) ? roofs : 1);
        if (!ends.empty()) all[whom] = ends;
    }
    return all;
}

namespace {

/// The locomotive of the same train; out of it to its caboose; from the coach into the express.
Location endOfTrain(const Table& t, Location from)
{
    const bool isArmoured = spotOf(t, carOf(from)).lane == Lane::Armoured;
    const Location engine = inside(isArmoured ? Car::ArmouredLocomotive : Car::Locomotive);
    return from == engine ? inside((isArmoured ? t.armoured : t.express).back()) : engine;
}

} // namespace

Meeting meetingTold(const Table& t, Pawn who, Location to)
{
    Meeting meeting;
    meeting.moved[Pawn::Marshal] = to;
    for (const Pawn whom : t.banditsAt(to)) {
        const bool isBot = t.isBot(whom);
        if (isBot && (whom == Pawn::Belle || whom == Pawn::Mary)) continue;
        if (isBot && whom == Pawn::Tuco) {
            meeting.moved[whom] = endOfTrain(t, to);
            meeting.earnsToken = who != Pawn::Tuco && t.sheet(who).wantedTokens == 0 &&
                                 t.sheet(Pawn::Tuco).wantedTokens > 0;
            continue;
        }
        meeting.hit.insert(whom);
        const Car car = carOf(to);
        meeting.moved[whom] = hasNoRoof(car) ? roofNear(t, car) : roofOf(car);
    }
    if (meeting.hit.size() > t.neutralBullets) meeting.hit = {};
    return meeting;
}

bool isBoxBeside(const Table& t)
{
    const Location here = t.where(Pawn::Ghost);
    bool isBeside = t.loot.count(here, LootKind::SpecialStrongbox) > 0;
    for (const Pawn who : t.banditsAt(here)) {
        isBeside = isBeside || t.loot.count(who, LootKind::SpecialStrongbox) > 0;
    }
    return isBeside;
}

std::optional<Volley> volleyTold(const Table& t, Pawn bot, PawnSet targets)
{
    // Who sits nowhere comes last, and keeps no bullet.
    const auto keepers = static_cast<int>(inSeatOrder(t, targets).size());
    const int loaded = t.sheet(bot).bulletsLeft;
    const Volley volley{std::min(loaded, targets.size()), std::max(0, keepers - loaded)};
    return volley.neutral <= t.neutralBullets ? std::optional(volley) : std::nullopt;
}

} // namespace caboose::rules
