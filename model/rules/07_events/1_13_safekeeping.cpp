// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/events.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{7, 1, 13};

} // namespace

void safekeeping(Play& play)
{
    const Car car = carOf(play.table.where(Pawn::Marshal));
    if (car == Car::None || !hasRoof(car)) return;
    const LootTokens before = play.table.loot;
    for (const LootPile& pile : before.at(inside(car))) {
        for (int i = 0; i < pile.count; ++i) play.give(pile.loot, inside(car), roofOf(car), rule);
    }
}

} // namespace caboose::rules
