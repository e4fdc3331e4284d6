// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/16_bots/followed_loot.h"

#include "model/rules/16_bots/bot_row.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{16, 11, 2};

} // namespace

Location placeOfLoot(const Table& table, LootKind kind)
{
    for (const LootPile& pile : table.loot) {
        if (pile.loot.kind != kind) continue;
        const Location l =
            pile.holder.isSheet() ? table.where(pile.holder.character()) : pile.holder.location();
        return isOnTable(l) ? l : Location::Nowhere;
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
