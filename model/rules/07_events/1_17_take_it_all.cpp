// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/events.h"
#include "model/rules/10_actions/tokens.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{7, 1, 17};

constexpr Location box = Location::Nowhere;

} // namespace

void takeItAll(Play& play)
{
    const Table& table = play.table;
    const Location marshal = table.where(Pawn::Marshal);
    if (!isOnTable(marshal) || table.loot.count(box, LootKind::Strongbox) == 0) return;
    // Cursed or not, nobody sees.
    const Loot strongbox = pickToken(play, box, LootKind::Strongbox);
    const bool inCar = table.rulings.is(TakeItAllPlacement::InsideMarshalsCar);
    play.give(strongbox, box, inCar ? inside(carOf(marshal)) : marshal, rule);
}

} // namespace caboose::rules
