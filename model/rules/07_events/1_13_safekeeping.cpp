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
    if (hasRoof(car)) return roofOf(car);
    const bool isNearest = table.rulings.is(SafekeepingWithoutRoof::NearestRoof);
    return isNearest ? nearestRoof(table, car) : Location::Nowhere;
}

} // namespace

void safekeeping(Play& play)
{
    if (!isMarshalThere(play, rule)) return;
    const Car car = carOf(play.table.where(Pawn::Marshal));
    const Location roof = roofFor(play.table, car);
    if (!exists(roof)) {
        play.nothing(Pawn::None, {}, Reason::NoSuchPlace, rule);
        return;
    }
    const LootTokens before = play.table.loot;
    if (before.at(inside(car)).empty()) play.nothing(Pawn::None, {}, Reason::NoLoot, rule);
    for (const LootPile& pile : before.at(inside(car))) {
        for (int i = 0; i < pile.count; ++i) play.give(pile.loot, inside(car), roof, rule);
    }
}

} // namespace caboose::rules
