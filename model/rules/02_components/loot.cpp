// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/02_components/loot.h"

#include "model/rules/02_components/loot_kinds.h"

#include <algorithm>
#include <limits>

namespace caboose::rules {

namespace {

/// With cursed loot in the game some may be worth next to nothing.
Worth rangeOf(LootKind kind, bool isCursed)
{
    const LootKindRow& row = rowOf(kind);
    if (row.values.empty()) return {};
    const bool isLess = isCursed && !row.cursed.empty();
    return {isLess ? row.cursed.front() : row.values.front(), row.values.back()};
}

/// 2.5.1: of a value that only cursed tokens have, or that nobody has seen where all are alike.
bool isCursed(Loot loot)
{
    const LootKindRow& row = rowOf(loot.kind);
    const bool areAlike = row.values.size() == 1 && !row.cursed.empty();
    if (areAlike) return loot.value != row.values.front();
    return std::find(row.cursed.begin(), row.cursed.end(), loot.value) != row.cursed.end();
}

/// In this order piles are listed: holder, kind and value as one number, also of unknown values.
std::uint32_t codeOf(Holder holder, Loot loot)
{
    constexpr int lowest = std::numeric_limits<Dollars>::min();
    return static_cast<std::uint32_t>(holder.code()) << 24U |
           static_cast<std::uint32_t>(loot.kind) << 16U |
           static_cast<std::uint32_t>(loot.value - lowest);
}

/// The first pile that does not come before: halved without a branch, which nobody could foresee.
template <typename ComesBefore>
const LootPile* lowerBound(const LootPile* first, const LootPile* last, ComesBefore comesBefore)
{
    for (auto left = last - first; left > 0;) {
        const auto half = (left + 1) / 2;
        first += half & -std::ptrdiff_t{comesBefore(first[half - 1])};
        left -= half;
    }
    return first;
}

const LootPile* find(const LootPile* first, const LootPile* last, Holder holder, Loot loot)
{
    const std::uint32_t code = codeOf(holder, loot);
    return lowerBound(first, last, [code](const LootPile& pile) {
        return codeOf(pile.holder, pile.loot) < code;
    });
}

bool isPile(const LootPile* pile, const LootPile* last, Holder holder, Loot loot)
{
    return pile != last && pile->holder == holder && pile->loot == loot;
}

} // namespace

bool hasCursed(const LootTokens& all, LootKind kind)
{
    return std::any_of(all.begin(), all.end(), [kind](const LootPile& pile) {
        return pile.loot.kind == kind && isCursed(pile.loot);
    });
}

bool hasCursedLoot(const LootTokens& all)
{
    return hasCursed(all, LootKind::Purse) || hasCursed(all, LootKind::Jewel) ||
           hasCursed(all, LootKind::Strongbox);
}

Worth worthOf(const LootTokens& all, Loot loot)
{
    const bool isOpen = loot.value == unknownValue;
    const Worth range = rangeOf(loot.kind, isOpen && hasCursedLoot(all));
    // 8.3: what a document is worth, and to whom, hangs on whose it is.
    if (loot.kind == LootKind::SecretDocument) return loot.value == 0 ? Worth{} : range;
    const bool isSeen = loot.value != unknownValue && range.greatest > 0;
    return isSeen ? Worth{loot.value, loot.value} : range;
}

void LootTokens::add(Holder holder, Loot loot, int count)
{
    m_everHere.insert(loot.kind);
    const LootPile* at = find(begin(), end(), holder, loot);
    if (isPile(at, end(), holder, loot)) {
        LootPile& pile = m_piles[static_cast<std::size_t>(at - begin())];
        pile.count = static_cast<std::uint8_t>(pile.count + count);
    } else {
        m_piles.insert(at, {holder, loot, static_cast<std::uint8_t>(count)});
    }
}

void LootTokens::remove(Holder holder, Loot loot, int count)
{
    const LootPile* at = find(begin(), end(), holder, loot);
    assert(isPile(at, end(), holder, loot) && at->count >= count);
    LootPile& pile = m_piles[static_cast<std::size_t>(at - begin())];
    pile.count = static_cast<std::uint8_t>(pile.count - count);
    if (pile.count == 0) m_piles.erase(at);
}

void LootTokens::move(Holder from, Holder to, Loot loot)
{
    remove(from, loot);
    add(to, loot);
}

LootTokens::Range LootTokens::at(Holder holder) const
{
    const LootPile* first =
        lowerBound(begin(), end(), [holder](const LootPile& pile) { return pile.holder < holder; });
    const LootPile* last = first;
    while (last != end() && last->holder == holder) ++last;
    return {first, last};
}

int LootTokens::count(Holder holder, LootKind kind) const
{
    int sum = 0;
    for (const LootPile& pile : at(holder)) sum += pile.loot.kind == kind ? pile.count : 0;
    return sum;
}

int LootTokens::count(LootKind kind) const
{
    int sum = 0;
    for (const LootPile& pile : m_piles) sum += pile.loot.kind == kind ? pile.count : 0;
    return sum;
}

bool LootTokens::has(Holder holder, Loot loot) const
{
    return isPile(find(begin(), end(), holder, loot), end(), holder, loot);
}

} // namespace caboose::rules
