// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/08_end/unseen_loot.h"

#include "model/rules/08_end/ransoms.h"

#include <algorithm>
#include <array>
#include <set>

namespace caboose::rules {

LootTokens lootInTheEnd(const Table& table, Pawn who)
{
    LootTokens all;
    for (const LootPile& pile : table.loot.at(who)) all.add(who, pile.loot, pile.count);
    const Location found = foundAlone(table, who);
    if (!isOnTable(found)) return all;
    for (const LootPile& pile : table.loot.at(found)) all.add(who, pile.loot, pile.count);
    return all;
}

/// 8.3: what a document is worth, its team's score tells.
bool isUnseen(const Table& table, Loot loot)
{
    const Worth worth = worthOf(table.loot, loot);
    return loot.value == unknownValue && worth.least < worth.greatest &&
           loot.kind != LootKind::SecretDocument;
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

/// 2.5.1: the purses of the base box by value. Other boxes have more of each, but none that is
/// worth less or more.
struct PursesOf {
    Dollars value;
    int count;
};
constexpr std::array<PursesOf, 6> pursesInBox{
    {{250, 8}, {300, 2}, {350, 2}, {400, 2}, {450, 2}, {500, 2}}};
constexpr int basePurses = 18;

int knownOf(const Table& table, Dollars value)
{
    int known = 0;
    for (const LootPile& pile : table.loot) {
        known += pile.loot == Loot{LootKind::Purse, value} ? pile.count : 0;
    }
    return known;
}

/// The sum of so many unseen purses, taken from one end of those whose place nobody knows.
template <typename Each>
int sumOf(const Table& table, Each first, Each last, int purses, Dollars beyond)
{
    int sum = 0;
    for (; first != last; ++first) {
        const int taken = std::clamp(first->count - knownOf(table, first->value), 0, purses);
        sum += taken * first->value;
        purses -= taken;
    }
    return sum + purses * beyond;
}

/// With purses of other boxes in the game, nobody knows how many there are of each.
bool isBaseBox(const Table& table)
{
    return table.loot.count(LootKind::Purse) <= basePurses && !hasCursedLoot(table.loot);
}

/// How many purses of known kinds are among these, and what the rest comes to at its `end`.
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
    return dollars +
           sumOf(table, pursesInBox.begin(), pursesInBox.end(), purses, pursesInBox.front().value);
}

int greatestSum(const Table& table, const LootTokens& unseen)
{
    const auto [purses, dollars] = restOf(table, unseen, &Worth::greatest);
    return dollars +
           sumOf(table, pursesInBox.rbegin(), pursesInBox.rend(), purses, pursesInBox.back().value);
}

/// 2.5.1: what one of these may be worth.
std::vector<Dollars> valuesOf(LootKind kind, bool isCursed)
{
    std::vector<Dollars> values;
    switch (kind) {
    case LootKind::Purse:
        if (isCursed) values = {1, 2};
        for (const PursesOf& purses : pursesInBox) values.push_back(purses.value);
        return values;
    case LootKind::Jewel: return {5, 500};
    case LootKind::Strongbox: return {10, 1000};
    case LootKind::Bag: return {300, 400, 500, 600, 700};
    case LootKind::GoldNugget: return {0, 1500};
    case LootKind::ClownsChest: return {0, 1000};
    case LootKind::Mailbag: return {200, 1200};
    case LootKind::Stake: return {0, 100, 200, 300, 600};
    case LootKind::SecretDocument:
    case LootKind::SpecialStrongbox:
    case LootKind::Whiskey:
    case LootKind::HalfWhiskey:
    case LootKind::OldWhiskey:
    case LootKind::HalfOldWhiskey:
    case LootKind::Antidote:
    case LootKind::UnseenFlask:
    case LootKind::None: return values;
    }
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
    const LootTokens unseen = unseenOf(table, who);
    return {.least = leastSum(table, unseen),
            .greatest = greatestSum(table, unseen),
            .step = hasCursedLoot(table.loot) ? 1 : usualStep};
}

std::vector<Dollars> unseenValues(const Table& table, Pawn who)
{
    std::set<Dollars> values;
    for (const LootPile& pile : unseenOf(table, who)) {
        for (const Dollars value : valuesOf(pile.loot.kind, hasCursedLoot(table.loot))) {
            values.insert(value);
        }
    }
    return {values.begin(), values.end()};
}

int mostOf(const Table& table, Pawn who, Dollars value)
{
    int most = 0;
    for (const LootPile& pile : unseenOf(table, who)) {
        const std::vector<Dollars> values = valuesOf(pile.loot.kind, hasCursedLoot(table.loot));
        if (std::find(values.begin(), values.end(), value) == values.end()) continue;
        const auto* purses =
            std::find_if(pursesInBox.begin(), pursesInBox.end(),
                         [value](const PursesOf& each) { return each.value == value; });
        const bool isCounted = pile.loot.kind == LootKind::Purse && isBaseBox(table);
        most += isCounted ? std::max(0, purses->count - knownOf(table, value)) : pile.count;
    }
    return most;
}

int unseenTokens(const Table& table, Pawn who)
{
    int count = 0;
    for (const LootPile& pile : unseenOf(table, who)) count += pile.count;
    return count;
}

} // namespace caboose::rules
