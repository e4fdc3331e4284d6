// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/loot.h"

#include <array>
#include <span>

namespace caboose::rules {

/// 2.5.1 What there is to say of a kind of token: its row in loot_kinds.def.
struct LootKindRow {
    LootKind kind = LootKind::None;
    int count = 0; ///< in all boxes; of a flask, whichever side lies up
    /// What a token may be worth in money, least first; empty: nothing.
    std::span<const Dollars> values = {};
    std::span<const Dollars> cursed = {}; ///< 4.2.10: what else, with cursed loot in the game
    /// loot-hidden-scope: shows its value to everybody, if nothing else is agreed on.
    bool isOpen = false;
    bool isBlind = false; ///< 4.6.4: laid out unseen, its value downwards

    /// What one is worth of which nobody says anything: not known, where they differ.
    [[nodiscard]] constexpr Dollars usual() const
    {
        return values.size() == 1 ? values.front() : unknownValue;
    }
};

/// Of LootKind::None, a row that says nothing.
const LootKindRow& rowOf(LootKind kind);

} // namespace caboose::rules
