// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/arrivals.h"

#include "tests/model/rules/support/map.h"

namespace caboose::rules {

void give(Table& t, Card bullet, Pawn whom)
{
    if (!isBandit(whom)) return; // 11.3.3: it is removed
    const auto giver = bullet.owner == Pawn::None ? std::size_t{characterCount}
                                                  : static_cast<std::size_t>(bullet.owner);
    ++t.sheet(whom).received[giver];
    for (Seat& seat : t.seats) {
        if (!seat.characters.contains(whom)) continue;
        if (t.rulings.is(DeckRegime::ExpertDiscard)) {
            seat.top.push_back(bullet);
        } else {
            seat.pile.add(bullet);
        }
    }
}

namespace {

/// 2.6.6: a neutral bullet for each, or as the rulings on shortages say.
void giveNeutrals(Table& t, PawnSet whom)
{
    const bool isShort = t.neutralBullets < whom.size();
    const bool partly = t.rulings.is(NeutralShortageAllOrNothing::No);
    for (std::size_t n = 0; n < t.seats.size() && (!isShort || partly); ++n) {
        for (const Pawn who : t.seats[(t.firstPlayer + n) % t.seats.size()].characters) {
            if (!whom.contains(who) || t.neutralBullets == 0) continue;
            --t.neutralBullets;
            give(t, neutralBullet, who);
        }
    }
    if (isShort && t.rulings.is(NeutralDepletionPermanent::Yes)) {
        t.neutralBulletsAside = static_cast<std::uint8_t>(t.neutralBulletsAside + t.neutralBullets);
        t.neutralBullets = 0;
    }
}

PawnSet banditsAt(const Table& t, Location l)
{
    PawnSet all;
    for (const Pawn who : t.bandits()) {
        if (t.where(who) == l) all.insert(who);
    }
    return all;
}

/// Where one flees to: up, or out of a car without a roof to the one of its train behind it.
Location refugeFrom(const Table& t, Car car)
{
    if (!hasNoRoof(car)) return roofOf(car);
    for (int i = 0; i < carCount; ++i) {
        const Car next = carAt(i);
        if (!areSideBySide(t, car, next)) continue;
        if (spotOf(t, next).lane == Lane::Express) return roofOf(next);
    }
    return inside(car);
}

/// 12.1: everybody who is now in the Marshal's place is hit and goes up.
Table met(Table t)
{
    if (!isOnTable(t.where(Pawn::Marshal))) return t;
    const Location here = t.where(Pawn::Marshal);
    const PawnSet hit = banditsAt(t, here);
    if (hit.empty()) return t;
    giveNeutrals(t, hit);
    for (const Pawn who : hit) t.put(who, refugeFrom(t, carOf(here)));
    return t;
}

/// 9.9.3: two on the handcar, and both are up on the next roof.
PawnSet launched(const Table& t)
{
    PawnSet there = t.at(inside(Car::Handcar));
    there.erase(Pawn::Marshal);
    return there.size() < 2 ? PawnSet{} : there;
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
    arrive(t, who, in(Car::Circus, isRoof(here) ? Level::Interior : Level::Roof), climbed);
    for (const Table& each : climbed) climb(each, come, results);
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

} // namespace

void arrive(Table t, Pawn who, Location to, Tables& results)
{
    PawnSet come;
    if (carOf(t.where(who)) != carOf(to)) come.insert(who);
    t.put(who, to);
    if (to == inside(Car::Handcar) && !launched(t).empty()) {
        come = launched(t);
        for (const Pawn each : come) t.put(each, refugeFrom(t, Car::Handcar));
    }
    const Location marshal = t.where(Pawn::Marshal);
    const int encounters = isOnTable(marshal) ? banditsAt(t, marshal).size() : 0;
    const bool forbidden = t.rulings.is(EncounterShortage::EncounterForbidden);
    if (forbidden && encounters > t.neutralBullets) return;
    climb(met(t), inSeatOrder(t, come), results);
}

} // namespace caboose::rules
