// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/02_components/loot.h"

#include <tuple>

namespace caboose::rules {

namespace {

Worth rangeOf(LootKind kind)
{
    switch (kind) {
    case LootKind::Purse: return {250, 500};
    case LootKind::Jewel: return {500, 500};
    case LootKind::Strongbox: return {1000, 1000};
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

Worth worthOf(Loot loot)
{
    const Worth range = rangeOf(loot.kind);
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
