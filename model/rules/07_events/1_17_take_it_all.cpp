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
    if (!isMarshalThere(play, rule)) return;
    if (table.loot.count(box, LootKind::Strongbox) == 0) {
        play.nothing(Pawn::None, {}, Reason::NoLoot, rule);
        return;
    }
    const Location marshal = table.where(Pawn::Marshal);
    // Cursed or not, nobody sees.
    const Loot strongbox = pickToken(play, box, LootKind::Strongbox);
    const bool inCar = table.rulings.is(TakeItAllPlacement::InsideMarshalsCar);
    play.give(strongbox, box, inCar ? inside(carOf(marshal)) : marshal, rule);
}

} // namespace caboose::rules
