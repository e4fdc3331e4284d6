// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/events.h"
#include "model/rules/07_events/swept_pawns.h"
#include "model/rules/09_trains/layout.h"

#include <vector>

namespace caboose::rules {

namespace {

constexpr Rule rule{7, 1, 16};

PawnSet sweptFrom(const Table& table, Car car)
{
    PawnSet swept = banditsOnRoof(table, car);
    const bool marshalToo = table.rulings.is(SwivelArmMoves::Characters);
    if (marshalToo && table.inGame(Pawn::Marshal) && table.isAt(Pawn::Marshal, roofOf(car))) {
        swept.insert(Pawn::Marshal);
    }
    return swept;
}

/// Where the caboose has no roof, the rearmost roof serves, or the handcar (caboose-without-roof).
Location endOf(const Table& table, const FixedVector<Car, 12>& train)
{
    const Car caboose = cabooseOf(train);
    const bool isHandcar =
        !hasRoof(caboose) && table.rulings.is(CabooseWithoutRoof::IntoTheHandcar);
    return isHandcar ? inside(caboose) : roofOf(lastRoofed(train));
}

void addSwept(std::vector<SweptTo>& all, const Table& table, const FixedVector<Car, 12>& train)
{
    if (train.empty()) return;
    const Location end = endOf(table, train);
    PawnSet swept;
    for (const Car car : train) {
        if (hasRoof(car) && roofOf(car) != end) swept |= sweptFrom(table, car);
    }
    if (!swept.empty()) all.push_back({swept, end});
}

} // namespace

void swivelArm(Play& play)
{
    // Whoever flees from one train to the other is not swept once more.
    std::vector<SweptTo> swept;
    addSwept(swept, play.table, play.table.express);
    addSwept(swept, play.table, play.table.armoured);
    sweep(play, swept, rule);
}

} // namespace caboose::rules
