// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/events.h"
#include "model/rules/09_trains/layout.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{7, 1, 13};

/// safekeeping-without-roof
Location roofFor(const Table& table, Car car)
{
    if (car == Car::None) return Location::Nowhere;
    if (hasRoof(car)) return roofOf(car);
    const bool isNearest = table.rulings.is(SafekeepingWithoutRoof::NearestRoof);
    return isNearest ? nearestRoof(table, car) : Location::Nowhere;
}

} // namespace

void safekeeping(Play& play)
{
    const Car car = carOf(play.table.where(Pawn::Marshal));
    const Location roof = roofFor(play.table, car);
    if (!exists(roof)) return;
    const LootTokens before = play.table.loot;
    for (const LootPile& pile : before.at(inside(car))) {
        for (int i = 0; i < pile.count; ++i) play.give(pile.loot, inside(car), roof, rule);
    }
}

} // namespace caboose::rules
