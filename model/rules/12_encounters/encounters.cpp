// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/12_encounters/encounters.h"

#include "model/rules/09_trains/02_bot_marshal.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/11_firing/bullets.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{12, 1, 0};

PawnSet banditsAt(const Table& table, Location l)
{
    return table.at(l) & table.bandits();
}

/// Who is hit if the mover arrives there.
PawnSet wouldMeet(const Table& table, Pawn mover, Location to)
{
    if (!isBotMarshal(table)) return {};
    if (mover == Pawn::Marshal) return banditsAt(table, to);
    if (isBandit(mover) && to == table.where(Pawn::Marshal)) return {mover};
    return {};
}

/// Up to the roof; out of a car that has none, to the nearest roof of its train, forward first.
Location refugeFrom(const Table& table, Car car)
{
    Car ahead = car;
    Car back = car;
    while (ahead != Car::None || back != Car::None) {
        if (hasRoof(ahead)) return roofOf(ahead);
        if (hasRoof(back)) return roofOf(back);
        ahead = inFront(table, ahead);
        back = behind(table, back);
    }
    return inside(car);
}

} // namespace

void encounterMarshal(Play& play)
{
    const Table& table = play.table;
    if (!isBotMarshal(table)) return;
    const Location here = table.where(Pawn::Marshal);
    const PawnSet met = banditsAt(table, here);
    if (met.empty()) return;
    for (const Pawn who : met) {
        play.happened(
            {.what = HappeningKind::Encountered, .rule = rule, .who = who, .whom = Pawn::Marshal});
    }
    hitWithNeutrals(play, met, rule);
    const Location roof = refugeFrom(table, carOf(here));
    for (const Pawn who : met) play.move(who, roof, rule);
}

void moveAndMeet(Play& play, Pawn who, Location to, Rule why)
{
    play.move(who, to, why);
    encounterMarshal(play);
}

Verdict mayMeet(const Table& table, Pawn mover, Location to, Verdict otherwise)
{
    const int needed = wouldMeet(table, mover, to).size();
    if (hasNeutrals(table, needed)) return otherwise;
    if (table.rulings.is(EncounterShortage::FlightWithoutBullet)) {
        return otherwise.alsoBy(Ruling::EncounterShortage);
    }
    return refused(Reason::EncounterForbidden, rule)
        .by(Ruling::EncounterShortage)
        .with(to)
        .with(needed);
}

} // namespace caboose::rules
