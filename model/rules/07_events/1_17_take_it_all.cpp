// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/events.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{7, 1, 17};

Loot strongboxInBox(const Table& table)
{
    for (const LootPile& pile : table.loot.at(Location::Nowhere)) {
        if (pile.loot.kind == LootKind::Strongbox) return pile.loot;
    }
    return {};
}

} // namespace

void takeItAll(Play& play)
{
    const Table& table = play.table;
    const Location marshal = table.where(Pawn::Marshal);
    const Loot strongbox = strongboxInBox(table);
    if (!isOnTable(marshal) || strongbox.kind == LootKind::None) return;
    const bool inCar = table.rulings.is(TakeItAllPlacement::InsideMarshalsCar);
    play.give(strongbox, Location::Nowhere, inCar ? inside(carOf(marshal)) : marshal, rule);
}

} // namespace caboose::rules
