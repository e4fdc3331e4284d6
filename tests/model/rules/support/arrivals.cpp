// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/arrivals.h"

#include "tests/model/rules/support/map.h"

#include <algorithm>
#include <cstdlib>

namespace caboose::rules {

void give(Table& t, Card bullet, Pawn whom)
{
    if (!isBandit(whom)) return; // 11.3.3: it is removed
    const auto giver = bullet.owner == Pawn::None ? std::size_t{characterCount}
                                                  : static_cast<std::size_t>(bullet.owner);
    ++t.sheet(whom).received[giver];
    if (t.roundCard().event == Event::MortalBullet) ++t.sheet(whom).hitsThisRound; // 7.2.8
    for (Seat& seat : t.seats) {
        if (!seat.characters.contains(whom)) continue;
        if (t.rulings.is(DeckRegime::ExpertDiscard)) {
            seat.top.push_back(bullet);
        } else {
            seat.pile.add(bullet);
        }
    }
}

void giveNeutrals(Table& t, PawnSet whom)
{
    const bool isShort = t.neutralBullets < whom.size();
    const bool partly = t.rulings.is(NeutralShortageAllOrNothing::No);
    for (const Pawn who : inSeatOrder(t, whom)) {
        if ((isShort && !partly) || t.neutralBullets == 0) continue;
        --t.neutralBullets;
        give(t, neutralBullet, who);
    }
    if (isShort && t.rulings.is(NeutralDepletionPermanent::Yes)) {
        t.neutralBulletsAside = static_cast<std::uint8_t>(t.neutralBulletsAside + t.neutralBullets);
        t.neutralBullets = 0;
    }
}

std::vector<Pawn> inSeatOrder(const Table& t, PawnSet pawns)
{
    std::vector<Pawn> all;
    for (std::size_t n = 0; n < t.seats.size(); ++n) {
        for (const Pawn who : t.seats[(t.firstPlayer + n) % t.seats.size()].characters) {
            if (pawns.contains(who)) all.push_back(who);
        }
    }
    return all;
}

namespace {

Location nearestRoof(const Table& t, const FixedVector<Car, 12>& train, int x)
{
    Car nearest = Car::None;
    int least = 0;
    for (const Car car : train) {
        const int way = std::abs(spotOf(t, car).x - x);
        const bool isAhead = nearest != Car::None && spotOf(t, car).x < spotOf(t, nearest).x;
        const bool isNearer = nearest == Car::None || way < least || (way == least && isAhead);
        if (hasNoRoof(car) || !isNearer) continue;
        nearest = car;
        least = way;
    }
    return roofOf(nearest);
}

} // namespace

Location roofNear(const Table& t, Car car)
{
    const bool isArmoured = spotOf(t, car).lane == Lane::Armoured;
    return nearestRoof(t, isArmoured ? t.armoured : t.express, spotOf(t, car).x);
}

Location placeOfShotgun(const Table& t)
{
    const Car beside = t.stagecoachBeside;
    const bool entersCar = hasNoRoof(beside) && t.rulings.is(ShotgunBesideRoofless::IntoTheCar);
    return entersCar ? inside(beside) : roofNear(t, Car::Stagecoach);
}

Location expressRoofNear(const Table& t, int x)
{
    return nearestRoof(t, t.express, x);
}

namespace {

/// Those who have come to a place, and which of them from another car.
struct Coming {
    PawnSet pawns;
    PawnSet fromOtherCar;
    Location to;
};

PawnSet banditsAt(const Table& t, Location l)
{
    PawnSet all;
    for (const Pawn who : t.bandits()) {
        if (t.where(who) == l) all.insert(who);
    }
    return all;
}

/// 9.9.3: two on the handcar, and both are up on the next roof; never the bot Marshal, who drives
/// bandits up himself if the table has them hit.
Tables launched(const Table& t, const Coming& coming)
{
    PawnSet there = t.at(inside(Car::Handcar));
    const bool isMarshalThere = there.contains(Pawn::Marshal);
    const bool isCrowded = there.size() > 1;
    there.erase(Pawn::Marshal);
    if (isMarshalThere && t.rulings.is(HandcarMarshalHits::Yes)) there = there - t.bandits();
    if (coming.to != inside(Car::Handcar) || !isCrowded || there.empty()) return {t};
    Tables results;
    arriveTogether(t, there, roofNear(t, Car::Handcar), results);
    return results;
}

/// As a table may rule: his partner's, too.
bool hasHostage(const Table& t, Pawn who)
{
    for (const Seat& seat : t.seats) {
        const bool isHis = seat.characters.contains(who);
        const bool each = t.rulings.is(HostagePerBanditWhenTwoPerPlayer::Yes);
        for (const Pawn p : seat.characters) {
            const bool counts = p == who || (isHis && !each);
            if (counts && t.sheet(p).hostage != Hostage::None) return true;
        }
    }
    return false;
}

/// 9.3.2: each of these who has none takes any hostage that is there, one after another.
void takeHostages(const Table& t, std::vector<Pawn> those, Tables& results)
{
    while (!those.empty() && hasHostage(t, those.front())) those.erase(those.begin());
    if (those.empty() || t.hostages.empty()) {
        results.push_back(t);
        return;
    }
    const Pawn who = those.front();
    for (const Hostage hostage : t.hostages) {
        Table with = t;
        with.sheet(who).hostage = hostage;
        with.hostages.erase(hostage);
        takeHostages(with, {those.begin() + 1, those.end()}, results);
    }
}

Tables boarded(const Table& t, const Coming& coming)
{
    if (coming.to != inside(Car::Stagecoach)) return {t};
    const bool isDrivenOut = t.where(Pawn::Marshal) == coming.to;
    if (isDrivenOut && t.rulings.is(HostageBeforeMeeting::No)) return {t};
    Tables results;
    takeHostages(t, inSeatOrder(t, coming.pawns & banditsAt(t, coming.to)), results);
    return results;
}

/// 12.1: everybody who is now in the Marshal's place is hit and goes up; where there is no roof, to
/// the nearest one.
Tables metMarshal(Table t)
{
    const Location here = t.where(Pawn::Marshal);
    const PawnSet hit = isOnTable(here) ? banditsAt(t, here) : PawnSet{};
    const bool isSpared = here == inside(Car::Handcar) && t.rulings.is(HandcarMarshalHits::No);
    if (hit.empty() || isSpared) return {t};
    giveNeutrals(t, hit);
    Tables results;
    const bool isUp = !hasNoRoof(carOf(here));
    arriveTogether(t, hit, isUp ? roofOf(carOf(here)) : roofNear(t, carOf(here)), results);
    return results;
}

/// 12.2: any roof that is adjacent; from where there is none, the nearest one of the express, or
/// the inside of the car that has none.
std::vector<Location> refugesFromShotgun(const Table& t, Location here)
{
    std::vector<Location> all;
    for (const Location to : placesBeside(t, here)) {
        const bool isCoach = carOf(to) == Car::Stagecoach;
        if (isCoach && t.rulings.is(FleeShotgunToStagecoachRoof::No)) continue;
        if (isRoof(to)) all.push_back(to);
    }
    const auto beside = placesBeside(t, here);
    const bool hasRoofs = std::any_of(beside.begin(), beside.end(), isRoof);
    if (!hasRoofs && t.rulings.is(FlightWithoutRoof::IntoTheCar)) {
        for (const Location to : beside) {
            if (hasNoRoof(carOf(to))) all.push_back(to);
        }
    }
    if (all.empty() && roofNear(t, carOf(here)) != here) all.push_back(roofNear(t, carOf(here)));
    return all;
}

void fleeInTurn(const Table& t, std::vector<Pawn> those, Location from, Tables& results)
{
    while (!those.empty() && t.where(those.front()) != from) those.erase(those.begin());
    if (those.empty()) {
        results.push_back(t);
        return;
    }
    for (const Location to : refugesFromShotgun(t, from)) {
        Tables fled;
        arriveTogether(t, {those.front()}, to, fled);
        for (const Table& each : fled) {
            fleeInTurn(each, {those.begin() + 1, those.end()}, from, results);
        }
    }
}

/// 12.2: whoever comes to the released Shotgun, and everybody to whom he comes, is hit, and then
/// they flee in the order in which they sit.
Tables metShotgun(const Table& before, const Coming& coming)
{
    Table t = before;
    const Location here = t.where(Pawn::Shotgun);
    if (!t.shotgunReleased || !isOnTable(here)) return {t};
    const bool isItHe = coming.pawns.contains(Pawn::Shotgun);
    const PawnSet hit = isItHe ? banditsAt(t, here) : banditsAt(t, here) & coming.pawns;
    if (hit.empty()) return {t};
    giveNeutrals(t, hit);
    Tables results;
    fleeInTurn(t, inSeatOrder(t, hit), here, results);
    return results;
}

/// 9.10: each of those who have come to the circus car may change floors there, one after another.
void climb(const Table& t, std::vector<Pawn> come, Tables& results)
{
    if (come.empty()) {
        results.push_back(t);
        return;
    }
    const Pawn who = come.front();
    come.erase(come.begin());
    climb(t, come, results);
    const Location here = t.where(who);
    if (carOf(here) != Car::Circus) return;
    Tables climbed;
    arriveTogether(t, {who}, in(Car::Circus, isRoof(here) ? Level::Interior : Level::Roof),
                   climbed);
    for (const Table& each : climbed) climb(each, come, results);
}

template <typename Next>
Tables eachOf(const Tables& tables, Next next)
{
    Tables all;
    for (const Table& t : tables) {
        for (const Table& each : next(t)) all.push_back(each);
    }
    return all;
}

Tables climbed(const Table& t, const Coming& coming)
{
    const bool isCircus = carOf(coming.to) == Car::Circus;
    Tables results;
    climb(t, inSeatOrder(t, isCircus ? coming.fromOtherCar : PawnSet{}), results);
    return results;
}

using Told = Tables (*)(const Table& t, const Coming& coming);

Tables metBotMarshal(const Table& t, const Coming& /*coming*/)
{
    return metMarshal(t);
}

/// At once the launch; then the hostage, which one has on entering; then who waits there; in the
/// end the giraffe, for those who are still in its car. A table may rule that the launch comes
/// after the meetings, and the giraffe before all.
std::vector<Told> inOrder(const Table& t)
{
    std::vector<Told> all{boarded, metBotMarshal, metShotgun};
    const bool isLaunchFirst = t.rulings.is(HandcarLaunchThenMeet::LaunchFirst);
    all.insert(isLaunchFirst ? all.begin() : all.end(), launched);
    const bool isGiraffeLast = !t.rulings.is(GiraffeWhen::BeforeMeetings);
    all.insert(isGiraffeLast ? all.end() : all.begin(), climbed);
    return all;
}

void meet(const Table& t, const std::vector<Coming>& comings, Tables& results)
{
    Tables now{t};
    for (const Told next : inOrder(t)) {
        for (const Coming& coming : comings) {
            now = eachOf(now, [&](const Table& each) { return next(each, coming); });
        }
    }
    results.insert(results.end(), now.begin(), now.end());
}

/// Where a table rules that nobody may cause a meeting for which there are too few bullets.
bool isForbidden(const Table& t, Pawn who, Location to)
{
    if (t.rulings.is(EncounterShortage::FlightWithoutBullet)) return false;
    const Location marshal = who == Pawn::Marshal ? to : t.where(Pawn::Marshal);
    if (!isOnTable(marshal)) return false;
    PawnSet met = banditsAt(t, marshal);
    if (isBandit(who) && to == marshal) met.insert(who);
    const bool isSpared = marshal == inside(Car::Handcar) && t.rulings.is(HandcarMarshalHits::No);
    if (isSpared) return false;
    return met.size() > t.neutralBullets;
}

} // namespace

void arriveEach(Table t, const std::vector<Going>& steps, Tables& results)
{
    std::vector<Coming> comings;
    for (const auto& [pawns, to] : steps) {
        Coming coming{.pawns = pawns, .fromOtherCar = {}, .to = to};
        for (const Pawn who : pawns) {
            const Location from = t.where(who);
            const bool isOut =
                from == Location::Hidden && t.rulings.is(GiraffeWhen::ComingToLightToo);
            const bool isFromOther = isOnTable(from) && carOf(from) != carOf(to);
            if (isFromOther || isOut) coming.fromOtherCar.insert(who);
            t.put(who, to);
        }
        comings.push_back(coming);
    }
    meet(t, comings, results);
}

void arriveTogether(const Table& t, PawnSet pawns, Location to, Tables& results)
{
    arriveEach(t, {{pawns, to}}, results);
}

void arrive(Table t, Pawn who, Location to, Tables& results)
{
    if (!isForbidden(t, who, to)) arriveTogether(t, {who}, to, results);
}

} // namespace caboose::rules
