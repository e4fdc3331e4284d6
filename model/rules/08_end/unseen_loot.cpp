// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/08_end/unseen_loot.h"

#include "model/rules/02_components/loot_kinds.h"
#include "model/rules/02_components/manifests/manifest.h"
#include "model/rules/08_end/ransoms.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <span>

namespace caboose::rules {

namespace {

/// What somebody has, and what somebody alone in the right place finds there.
template <typename Visit>
void forLootInTheEnd(const Table& table, Pawn who, Visit visit)
{
    for (const LootPile& pile : table.loot.at(who)) visit(pile);
    const Location found = foundAlone(table, who);
    if (!isOnTable(found)) return;
    for (const LootPile& pile : table.loot.at(found)) {
        // 8.2: the mail has gone to the Marshal before.
        const bool isHis = pile.loot.kind == LootKind::Mailbag && table.inGame(Pawn::Marshal);
        if (!isHis) visit(pile);
    }
}

} // namespace

LootTokens lootInTheEnd(const Table& table, Pawn who)
{
    LootTokens all;
    forLootInTheEnd(table, who, [&](const LootPile& pile) { all.add(who, pile.loot, pile.count); });
    return all;
}

/// 8.3: what a document is worth, its team's score tells.
bool isUnseen(const Table& table, Loot loot)
{
    if (loot.value != unknownValue || loot.kind == LootKind::SecretDocument) return false;
    const Worth worth = worthOf(table.loot, loot);
    return worth.least < worth.greatest;
}

namespace {

/// What only its owner can count.
LootTokens unseenOf(const Table& table, Pawn who)
{
    LootTokens unseen;
    for (const LootPile& pile : lootInTheEnd(table, who)) {
        if (isUnseen(table, pile.loot)) unseen.add(who, pile.loot, pile.count);
    }
    return unseen;
}

/// Those of the base box, least first. Other boxes have more of each, but none that is worth less
/// or more.
std::span<const LootInBox> pursesInBox()
{
    const std::span<const LootInBox> loot = manifestOf(Module::Base).loot;
    const auto isPurse = [](const LootInBox& tokens) {
        return tokens.loot.kind == LootKind::Purse;
    };
    const auto first = std::find_if(loot.begin(), loot.end(), isPurse);
    return {first, std::find_if_not(first, loot.end(), isPurse)};
}

int basePurses()
{
    const auto purses = pursesInBox();
    return std::accumulate(purses.begin(), purses.end(), 0,
                           [](int sum, const LootInBox& tokens) { return sum + tokens.count; });
}

int knownOf(const Table& table, Loot purse)
{
    int known = 0;
    for (const LootPile& pile : table.loot) known += pile.loot == purse ? pile.count : 0;
    return known;
}

/// How many of this value nobody has seen.
int unknownOf(const Table& table, Dollars value)
{
    const Loot purse{LootKind::Purse, value};
    int count = 0;
    for (const LootInBox& tokens : pursesInBox()) count += tokens.loot == purse ? tokens.count : 0;
    return std::max(0, count - knownOf(table, purse));
}

/// The sum of so many unseen purses, taken from one end of those whose place nobody knows.
template <typename Each>
int sumOf(const Table& table, Each first, Each last, int purses, Dollars beyond)
{
    int sum = 0;
    for (; first != last; ++first) {
        const int taken = std::clamp(first->count - knownOf(table, first->loot), 0, purses);
        sum += taken * first->loot.value;
        purses -= taken;
    }
    return sum + purses * beyond;
}

/// With purses of other boxes in the game, nobody knows how many there are of each.
bool isBaseBox(const Table& table)
{
    return table.loot.count(LootKind::Purse) <= basePurses() && !hasCursedLoot(table.loot);
}

/// How many purses of the base box are among these, and what all others come to at one `end` of
/// what they can be worth.
struct Rest {
    int purses = 0;
    int dollars = 0;
};
Rest restOf(const Table& table, const LootTokens& unseen, Dollars Worth::*end)
{
    Rest rest;
    for (const LootPile& pile : unseen) {
        if (pile.loot.kind == LootKind::Purse && isBaseBox(table)) {
            rest.purses += pile.count;
        } else {
            rest.dollars += worthOf(table.loot, pile.loot).*end * pile.count;
        }
    }
    return rest;
}

int leastSum(const Table& table, const LootTokens& unseen)
{
    const auto [purses, dollars] = restOf(table, unseen, &Worth::least);
    const auto all = pursesInBox();
    return dollars + sumOf(table, all.begin(), all.end(), purses, all.front().loot.value);
}

int greatestSum(const Table& table, const LootTokens& unseen)
{
    const auto [purses, dollars] = restOf(table, unseen, &Worth::greatest);
    const auto all = pursesInBox();
    return dollars + sumOf(table, all.rbegin(), all.rend(), purses, all.back().loot.value);
}

/// 2.5.1: what one of these may be worth.
std::vector<Dollars> valuesOf(const Table& table, LootKind kind)
{
    const LootKindRow& row = rowOf(kind);
    std::vector<Dollars> values;
    if (hasCursedLoot(table.loot)) values.assign(row.cursed.begin(), row.cursed.end());
    values.insert(values.end(), row.values.begin(), row.values.end());
    return values;
}

} // namespace

LootKind unseenKind(const Table& table, Pawn who)
{
    const LootTokens unseen = unseenOf(table, who);
    const bool isOneKind = unseen.end() - unseen.begin() == 1;
    return isOneKind ? unseen.begin()->loot.kind : LootKind::None;
}

UnseenSum unseenSum(const Table& table, Pawn who)
{
    constexpr int usualStep = 50;
    constexpr int mailStep = 1000; // 2.5.1: one is worth so much more than the other
    const int step = unseenKind(table, who) == LootKind::Mailbag ? mailStep : usualStep;
    const LootTokens unseen = unseenOf(table, who);
    return {.least = leastSum(table, unseen),
            .greatest = greatestSum(table, unseen),
            .step = hasCursedLoot(table.loot) ? 1 : step};
}

std::vector<Dollars> unseenValues(const Table& table, Pawn who)
{
    std::set<Dollars> values;
    for (const LootPile& pile : unseenOf(table, who)) {
        for (const Dollars value : valuesOf(table, pile.loot.kind)) values.insert(value);
    }
    return {values.begin(), values.end()};
}

int mostOf(const Table& table, Pawn who, Dollars value)
{
    int most = 0;
    for (const LootPile& pile : unseenOf(table, who)) {
        const std::vector<Dollars> values = valuesOf(table, pile.loot.kind);
        if (std::find(values.begin(), values.end(), value) == values.end()) continue;
        const bool isCounted = pile.loot.kind == LootKind::Purse && isBaseBox(table);
        most += isCounted ? unknownOf(table, value) : pile.count;
    }
    return most;
}

int unseenTokens(const Table& table, Pawn who)
{
    int count = 0;
    forLootInTheEnd(table, who, [&](const LootPile& pile) {
        count += isUnseen(table, pile.loot) ? pile.count : 0;
    });
    return count;
}

} // namespace caboose::rules
