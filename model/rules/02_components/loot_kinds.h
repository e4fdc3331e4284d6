// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/loot.h"

#include <array>
#include <string_view>

namespace caboose::rules {

/// 2.5.1 Everything there is to say of a kind of token but its words.
struct LootKindRow {
    LootKind kind = LootKind::None;
    std::string_view key = {};
    int count = 0; ///< in all boxes; of a flask, whichever side lies up
    Worth worth = {};
    /// loot-hidden-scope: shows its value to everybody, if nothing else is agreed on.
    bool isOpen = false;
    Dollars usual = unknownValue; ///< what a position means that says no value
};

/// In the order of LootKind.
inline constexpr std::array<LootKindRow, lootKindCount> lootKinds{{
    {LootKind::Purse, "purse", 28, {250, 500}},
    {LootKind::Jewel, "jewel", 19, {500, 500}, true, 500},
    {LootKind::Strongbox, "strongbox", 5, {1000, 1000}, true, 1000},
    {LootKind::Bag, "bag", 5, {300, 700}},
    {LootKind::GoldNugget, "gold-nugget", 3, {0, 1500}},
    {LootKind::SecretDocument, "secret-document", 3, {0, 4000}},
    {LootKind::SpecialStrongbox, "special-strongbox", 1, {1500, 1500}, true},
    {LootKind::ClownsChest, "clowns-chest", 2, {0, 1000}, true},
    {LootKind::Mailbag, "mailbag", 2, {200, 1200}},
    {LootKind::Whiskey, "whiskey", 5},
    {LootKind::HalfWhiskey, "half-whiskey", 5, {}, true},
    {LootKind::OldWhiskey, "old-whiskey", 1},
    {LootKind::HalfOldWhiskey, "half-old-whiskey", 1, {}, true},
    {LootKind::Stake, "stake", 6, {0, 600}},
    {LootKind::Antidote, "antidote", 6, {}, true},
    {LootKind::UnseenFlask, "flask", 6},
}};

inline constexpr LootKindRow noLoot{};

/// Of LootKind::None, a row that says nothing.
constexpr const LootKindRow& rowOf(LootKind kind)
{
    return kind == LootKind::None ? noLoot : lootKinds[static_cast<std::size_t>(kind)];
}

} // namespace caboose::rules
