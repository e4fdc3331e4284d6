// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/08_end/shared_loot.h"

#include "model/rules/05_sequence/steps.h"
#include "model/rules/09_trains/03_stagecoach.h"

namespace caboose::rules {

namespace {

bool isSharedNow(const Table& table)
{
    return table.roundCard().event == Event::SharingTheLoot &&
           rowOf(table.progress.step).part == Part::EndOfTheGame &&
           !table.rulings.is(RoundEvents::No);
}

PawnSet together(const Table& table, Pawn who)
{
    return table.banditsAt(table.where(who));
}

int valueOf(const LootPile& pile)
{
    const bool counts = pile.loot.kind == LootKind::Strongbox && pile.loot.value != unknownValue;
    return counts ? pile.loot.value * pile.count : 0;
}

int heldBy(const Table& table, Holder holder)
{
    int sum = 0;
    for (const LootPile& pile : table.loot.at(holder)) sum += valueOf(pile);
    return sum;
}

/// Each of the boxes by itself, rounded down (sharing-the-loot-pool).
int shareOfEach(const Table& table, Holder holder, int bandits)
{
    int share = 0;
    for (const LootPile& pile : table.loot.at(holder)) {
        if (valueOf(pile) > 0) share += pile.loot.value / bandits * pile.count;
    }
    return share;
}

} // namespace

std::vector<Holder> holdersAt(const Table& table, Location here)
{
    std::vector<Holder> holders;
    for (const Pawn who : table.banditsAt(here)) holders.emplace_back(who);
    const bool isFloorToo = table.rulings.is(SharingCountsFloor::Yes);
    if (isFloorToo && !isGuarded(table, here, LootKind::Strongbox)) holders.emplace_back(here);
    return holders;
}

int gainFromSharing(const Table& table, Pawn who)
{
    if (!isSharedNow(table) || !isOnTable(table.where(who))) return 0;
    const PawnSet bandits = together(table, who);
    if (bandits.size() < 2 || !bandits.contains(who)) return 0;
    int pool = 0;
    int shares = 0;
    for (const Holder holder : holdersAt(table, table.where(who))) {
        pool += heldBy(table, holder);
        shares += shareOfEach(table, holder, bandits.size());
    }
    const bool isPooled = table.rulings.is(SharingTheLootPool::AllStrongboxesPresent);
    return (isPooled ? pool / bandits.size() : shares) - heldBy(table, who);
}

} // namespace caboose::rules
