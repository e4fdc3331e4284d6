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

/// E8: where the caboose has no roof, the rearmost roof serves.
PawnSet sweptOf(const Table& table, const FixedVector<Car, 12>& train)
{
    PawnSet swept;
    for (const Car car : train) {
        if (car != lastRoofed(train) && hasRoof(car)) swept |= sweptFrom(table, car);
    }
    return swept;
}

void sweep(Play& play, PawnSet swept, const FixedVector<Car, 12>& train)
{
    if (swept.empty()) return;
    travelTogether(play, swept, {.to = roofOf(lastRoofed(train)), .rule = rule});
}

} // namespace

void swivelArm(Play& play)
{
    const Table& table = play.table;
    // Whoever flees from one train to the other is not swept once more.
    const PawnSet ofExpress = sweptOf(table, table.express);
    const PawnSet ofArmoured = sweptOf(table, table.armoured);
    sweep(play, ofExpress, table.express);
    sweep(play, ofArmoured, table.armoured);
}

} // namespace caboose::rules
