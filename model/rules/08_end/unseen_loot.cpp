// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/08_end/unseen_loot.h"

#include "model/rules/02_components/loot_kinds.h"
#include "model/rules/02_components/manifests/manifest.h"
#include "model/rules/08_end/ransoms.h"

#include <algorithm>
#include <numeric>
#include <set>

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

/// The tokens of this kind, least first. Of purses those of the base box: other boxes have more of
/// each, but none that is worth less or more.
std::vector<LootInBox> printed(LootKind kind)
{
    std::vector<LootInBox> all;
    for (int i = 0; i < moduleCount; ++i) {
        const auto module = static_cast<Module>(i);
        if (kind == LootKind::Purse && module != Module::Base) continue;
        for (const LootInBox& tokens : manifestOf(module).loot) {
            if (tokens.loot.kind == kind) all.push_back(tokens);
        }
    }
    std::sort(all.begin(), all.end(),
              [](const LootInBox& a, const LootInBox& b) { return a.loot < b.loot; });
    return all;
}

int countOf(const std::vector<LootInBox>& all)
{
    return std::accumulate(all.begin(), all.end(), 0,
                           [](int sum, const LootInBox& tokens) { return sum + tokens.count; });
}

/// Is it known how many there are of each value? Not with purses of other boxes in the game, or
/// cursed ones.
bool isCounted(const Table& table, LootKind kind)
{
    const int there = countOf(printed(kind));
    if (kind != LootKind::Purse) return rowOf(kind).cursed.empty() && there == rowOf(kind).count;
    return table.loot.count(kind) <= there && !hasCursedLoot(table.loot);
}

/// Has this bandit told at the count of a single token that it was this one?
bool hasTold(const Table& table, Pawn who, Loot loot)
{
    if (table.sheet(who).unseenTotal != loot.value) return false;
    const LootTokens unseen = unseenOf(table, who);
    return unseen.count(loot.kind) == 1 && unseen.end() - unseen.begin() == 1;
}

/// How many of these do not lie among the unseen ones of this bandit?
int knownOf(const Table& table, Pawn who, Loot loot)
{
    int known = 0;
    for (const LootPile& pile : table.loot) known += pile.loot == loot ? pile.count : 0;
    for (int i = 0; i < banditCount; ++i) {
        known += pawnAt(i) != who && hasTold(table, pawnAt(i), loot) ? 1 : 0;
    }
    return known;
}

/// How many of this value nobody has seen.
int unknownOf(const Table& table, Pawn who, Loot loot)
{
    int count = 0;
    for (const LootInBox& tokens : printed(loot.kind)) {
        count += tokens.loot == loot ? tokens.count : 0;
    }
    return std::max(0, count - knownOf(table, who, loot));
}

/// What these come to, taken from one end of the tokens whose place nobody knows.
template <typename Each>
int sumOf(const Table& table, const LootPile& unseen, Each first, Each last)
{
    const Dollars beyond = first->loot.value;
    int sum = 0;
    int tokens = unseen.count;
    for (; first != last; ++first) {
        const int known = knownOf(table, unseen.holder.character(), first->loot);
        const int taken = std::clamp(first->count - known, 0, tokens);
        sum += taken * first->loot.value;
        tokens -= taken;
    }
    return sum + tokens * beyond;
}

int leastSum(const Table& table, const LootPile& unseen)
{
    if (!isCounted(table, unseen.loot.kind)) {
        return worthOf(table.loot, unseen.loot).least * unseen.count;
    }
    const auto all = printed(unseen.loot.kind);
    return sumOf(table, unseen, all.begin(), all.end());
}

int greatestSum(const Table& table, const LootPile& unseen)
{
    if (!isCounted(table, unseen.loot.kind)) {
        return worthOf(table.loot, unseen.loot).greatest * unseen.count;
    }
    const auto all = printed(unseen.loot.kind);
    return sumOf(table, unseen, all.rbegin(), all.rend());
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
    UnseenSum sum{.step = 0};
    for (const LootPile& pile : unseenOf(table, who)) {
        sum.least += leastSum(table, pile);
        sum.greatest += greatestSum(table, pile);
        const std::vector<Dollars> values = valuesOf(table, pile.loot.kind);
        for (const Dollars value : values) sum.step = std::gcd(sum.step, value - values.front());
    }
    return sum;
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
        most += isCounted(table, pile.loot.kind) ? unknownOf(table, who, {pile.loot.kind, value})
                                                 : pile.count;
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
