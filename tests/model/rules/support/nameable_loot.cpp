// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/nameable_loot.h"

namespace caboose::rules {

namespace {

/// 5.2.3: where the program knows what is in them, full flasks look alike to everybody else.
bool areFlasksAlike(const Table& table)
{
    return table.kept.purseValues;
}

bool isFullFlask(LootKind kind)
{
    return kind == LootKind::Whiskey || kind == LootKind::OldWhiskey ||
           kind == LootKind::UnseenFlask;
}

bool isFlask(LootKind kind)
{
    return isFullFlask(kind) || kind == LootKind::HalfWhiskey || kind == LootKind::HalfOldWhiskey;
}

} // namespace

std::vector<Choice> kindsAt(const Table& table, Holder holder)
{
    std::vector<Choice> all;
    bool hasFlask = false;
    for (int k = 0; k < lootKindCount; ++k) {
        const auto kind = static_cast<LootKind>(k);
        if (table.loot.count(holder, kind) == 0) continue;
        const bool isAlike = areFlasksAlike(table) && isFullFlask(kind);
        hasFlask = hasFlask || isAlike;
        if (!isAlike) all.emplace_back(Loot{kind, unknownValue});
    }
    if (hasFlask) all.emplace_back(Loot{LootKind::UnseenFlask, unknownValue});
    return all;
}

std::vector<Choice> tokensAt(const Table& table, Holder holder, bool pursesOnly)
{
    std::vector<Choice> all;
    for (const LootPile& pile : table.loot) {
        const bool counts = !pursesOnly || pile.loot.kind == LootKind::Purse;
        if (pile.holder == holder && counts) all.emplace_back(pile.loot);
    }
    return all;
}

std::vector<Choice> flasksOf(const Table& table, Pawn who)
{
    std::vector<Choice> all;
    for (const LootPile& pile : table.loot.at(who)) {
        if (table.kept.decks && isFlask(pile.loot.kind)) {
            all.emplace_back(Loot{pile.loot.kind, unknownValue});
        }
    }
    if (table.kept.decks) return all;
    for (const Choice seen : kindsAt(table, who)) {
        if (isFlask(seen.loot().kind)) all.push_back(seen);
    }
    return all;
}

} // namespace caboose::rules
