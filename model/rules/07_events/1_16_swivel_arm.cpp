// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/events.h"
#include "model/rules/07_events/swept_pawns.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/12_encounters/travel.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{7, 1, 16};

PawnSet sweptFrom(const Table& table, Car car)
{
    PawnSet swept = banditsOnRoof(table, car);
    const bool marshalToo = table.rulings.is(SwivelArmMoves::Characters);
    if (marshalToo && table.inGame(Pawn::Marshal) && table.where(Pawn::Marshal) == roofOf(car)) {
        swept.insert(Pawn::Marshal);
    }
    return swept;
}

void sweep(Play& play, const FixedVector<Car, 12>& train)
{
    if (train.empty()) return;
    // E8: where the caboose has no roof, the rearmost roof serves.
    const Car last = lastRoofed(train);
    PawnSet swept;
    for (const Car car : train) {
        if (car != last && hasRoof(car)) swept |= sweptFrom(play.table, car);
    }
    if (!swept.empty()) travelTogether(play, swept, {.to = roofOf(last), .rule = rule});
}

} // namespace

void swivelArm(Play& play)
{
    sweep(play, play.table.express);
    sweep(play, play.table.armoured);
}

} // namespace caboose::rules
