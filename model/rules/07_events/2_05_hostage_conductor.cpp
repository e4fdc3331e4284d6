// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/play_order.h"
#include "model/rules/07_events/events.h"
#include "model/rules/09_trains/layout.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{7, 2, 5};
constexpr Dollars ransom = 250;

bool isLocomotive(Car car)
{
    return car == Car::Locomotive || car == Car::ArmouredLocomotive;
}

void payCash(Play& play, Pawn who)
{
    Sheet& sheet = play.table.sheet(who);
    sheet.cash = static_cast<Dollars>(sheet.cash + ransom);
    play.happened({.what = HappeningKind::CashPaid, .rule = rule, .who = who, .number = ransom});
}

/// A $250 purse that is still in the box. Where nobody keeps the values, the table finds one as
/// long as any purse is left there.
Loot purseInBox(const Table& table)
{
    const Loot known{LootKind::Purse, ransom};
    const Loot unseen{LootKind::Purse, unknownValue};
    if (table.loot.has(Location::Nowhere, known)) return known;
    if (table.loot.has(Location::Nowhere, unseen)) return unseen;
    return {};
}

void payPurse(Play& play, Pawn who)
{
    Table& table = play.table;
    const Loot purse = purseInBox(table);
    if (purse.kind == LootKind::None) {
        if (table.rulings.is(ConductorWithoutPurses::Cash)) payCash(play, who);
        return;
    }
    const Loot shown{LootKind::Purse, ransom};
    table.loot.remove(Location::Nowhere, purse);
    table.loot.add(who, shown);
    play.happened({.what = HappeningKind::LootMoved,
                   .rule = rule,
                   .from = Location::Nowhere,
                   .to = who,
                   .loot = shown});
}

PawnSet banditsAtLocomotives(const Table& table)
{
    PawnSet all;
    for (const Pawn who : table.bandits()) {
        const Location l = table.where(who);
        const bool isThere = isOnTable(l) && isLocomotive(carOf(l)) && table.isAt(who, l);
        if (isThere) all.insert(who);
    }
    return all;
}

} // namespace

void hostageConductor(Play& play)
{
    for (const Pawn who : inPlayOrder(play.table, banditsAtLocomotives(play.table))) {
        if (play.table.rulings.is(ConductorRansomForm::PurseToken)) {
            payPurse(play, who);
        } else {
            payCash(play, who);
        }
    }
}

} // namespace caboose::rules
