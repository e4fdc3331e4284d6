// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/events.h"
#include "model/rules/07_events/swept_pawns.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/12_encounters/travel.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{7, 1, 2};

PawnSet movedFrom(const Table& table, Car car)
{
    return table.rulings.is(BrakingMoves::Bandits) ? banditsOnRoof(table, car)
                                                   : everybodyOnRoofButCouriers(table, car);
}

void brake(Play& play, const FixedVector<Car, 12>& train)
{
    // From the front, so that nobody is moved twice.
    for (const Car car : train) {
        const Car next = inFront(play.table, car);
        if (next == Car::None || !hasRoof(car)) continue;
        const Location to = hasRoof(next) ? roofOf(next) : inside(next);
        for (const Pawn who : movedFrom(play.table, car)) {
            travel(play, {.who = who, .to = to, .rule = rule});
        }
    }
}

} // namespace

void braking(Play& play)
{
    brake(play, play.table.express);
    brake(play, play.table.armoured);
}

} // namespace caboose::rules
