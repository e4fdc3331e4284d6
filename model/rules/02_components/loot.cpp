// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/02_components/loot.h"

#include <algorithm>
#include <tuple>

namespace caboose::rules {

namespace {

/// With cursed loot in the game the first three may be worth next to nothing.
Worth rangeOf(LootKind kind, bool isCursed)
{
    switch (kind) {
    case LootKind::Purse: return {static_cast<Dollars>(isCursed ? 1 : 250), 500};
    case LootKind::Jewel: return {static_cast<Dollars>(isCursed ? 5 : 500), 500};
    case LootKind::Strongbox: return {static_cast<Dollars>(isCursed ? 10 : 1000), 1000};
    case LootKind::SpecialStrongbox: return {1500, 1500};
    case LootKind::Bag: return {300, 700};
    case LootKind::GoldNugget: return {0, 1500};
    case LootKind::SecretDocument: return {0, 4000};
    case LootKind::ClownsChest: return {0, 1000};
    case LootKind::Mailbag: return {200, 1200};
    case LootKind::Stake: return {0, 600};
    case LootKind::Whiskey:
    case LootKind::HalfWhiskey:
    case LootKind::OldWhiskey:
    case LootKind::HalfOldWhiskey:
    case LootKind::Antidote:
    case LootKind::UnseenFlask:
    case LootKind::None: return {0, 0};
    }
    return {};
}

/// 2.5.1: of a value that only cursed tokens have, or that nobody has seen where all are alike.
bool isCursed(Loot loot)
{
    if (loot.kind == LootKind::Purse) return loot.value == 1 || loot.value == 2;
    if (loot.kind == LootKind::Jewel) return loot.value != 500;
    return loot.kind == LootKind::Strongbox && loot.value != 1000;
}

bool before(const LootPile& pile, Holder holder, Loot loot)
{
    return std::tie(pile.holder, pile.loot) < std::tie(holder, loot);
}

const LootPile* find(const LootPile* first, const LootPile* last, Holder holder, Loot loot)
{
    return std::find_if(first, last,
                        [&](const LootPile& pile) { return !before(pile, holder, loot); });
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
    const auto* first =
        std::find_if(begin(), end(), [&](const LootPile& p) { return p.holder >= holder; });
    const auto* last =
        std::find_if(first, end(), [&](const LootPile& p) { return p.holder != holder; });
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
