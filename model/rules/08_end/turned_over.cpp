// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/08_end/turned_over.h"

#include "model/rules/05_sequence/play_order.h"

namespace caboose::rules {

bool hasTurnedOver(const Table& table, Pawn who)
{
    if (table.progress.step == Step::GameOver) return true;
    if (table.progress.step != Step::CountLoot) return false;
    for (int n = 0; n <= table.progress.place; ++n) {
        if (table.seatOf(who) == seatInOrder(table, n)) return true;
    }
    return false;
}

Table withPursesTurnedOver(const Table& table, const Table& seen)
{
    Table now = seen;
    now.loot = {};
    const auto isOpen = [&](const LootPile& pile) {
        return pile.holder.isSheet() && hasTurnedOver(table, pile.holder.character());
    };
    for (const LootPile& pile : seen.loot) {
        if (!isOpen(pile)) now.loot.add(pile.holder, pile.loot, pile.count);
    }
    for (const LootPile& pile : table.loot) {
        if (isOpen(pile)) now.loot.add(pile.holder, pile.loot, pile.count);
    }
    return now;
}

} // namespace caboose::rules
