// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/16_bots/followed_loot.h"

#include "model/rules/16_bots/bot_row.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{16, 11, 2};

Location onTrain(Location l)
{
    return isOnTable(l) ? l : Location::Nowhere;
}

} // namespace

Location placeOfLoot(const Table& table, LootKind kind)
{
    for (const LootPile& pile : table.loot) {
        if (pile.loot.kind != kind) continue;
        if (!pile.holder.isSheet()) return onTrain(pile.holder.location());
        const Pawn who = pile.holder.character();
        // 16.9.1: beside the train.
        return table.sheet(who).isEjected ? Location::Nowhere : onTrain(table.where(who));
    }
    return Location::Nowhere;
}

Verdict unlessItStays(const Table& table, Pawn who, Verdict otherwise)
{
    const BotRow* row = botRow(table, who);
    if (row == nullptr || row->follows == LootKind::None || otherwise.isRefused()) return otherwise;
    const Location here = table.where(who);
    const Location there = placeOfLoot(table, row->follows);
    const Verdict stays = refused(Reason::StaysWithStrongbox, rule).with(who);
    if (there == Location::Nowhere || carOf(there) != carOf(here)) return otherwise;
    if (there == here) return stays;
    const bool isNear = table.rulings.is(BotAboveItsObjective::Stays);
    return (isNear ? stays : otherwise).by(Ruling::BotAboveItsObjective);
}

bool isLootBeside(const Table& table, Pawn bot, LootKind kind)
{
    const Location here = table.where(bot);
    if (table.loot.count(here, kind) > 0) return true;
    for (const Pawn who : table.banditsAt(here)) {
        if (table.loot.count(who, kind) > 0) return true;
    }
    return false;
}

} // namespace caboose::rules
