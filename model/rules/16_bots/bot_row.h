// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/manifests/manifest.h"
#include "model/rules/core/table.h"

#include <span>

namespace caboose::rules {

/// 16 A bandit as a bot: everything that chapter 16 says of this one and of no other, in the row
/// of its file. What it says of all bots reads these rows.
struct BotRow {
    /// So many equal cards of its deck (2.6.3).
    struct Cards {
        CardKind kind = CardKind::Unknown;
        int count = 1;
    };

    Pawn who = Pawn::None;
    Rule rule{}; ///< its section
    std::span<const Cards> deck = {};
    /// 4.7: what it starts with; and what is put on the train because of it.
    Loot startsWith{LootKind::Purse, 250};
    LootInBox pack{{}, 0};
    /// 4.10.4: in the interior of each car, but those that are named there.
    Loot inEachCar{};
    bool neverOnRoof = false;
    /// 12.1, 12.3: the bot Marshal and the Couriers neither hit it nor drive it away.
    bool isImmune = false;
    /// 16.1.2: it moves towards the area with the most of this loot on its floors.
    LootKind seeks = LootKind::None;
    LootKind prefers = LootKind::None;   ///< 16.3
    CardKind nudged = CardKind::Unknown; ///< 16.4

    [[nodiscard]] constexpr bool isRefereed() const { return !deck.empty(); }
    [[nodiscard]] bool plays(CardKind kind) const;
};

/// The row of a bandit who may be a bot; nothing for those who never are. Bots that are not
/// refereed yet have no deck.
const BotRow* botRow(Pawn who);

/// The row of a bot of this game; nothing if somebody else plays the bandit, or nobody.
const BotRow* botRow(const Table& table, Pawn who);

/// 12.1, 12.3: these pawns but for bots whom nobody meets.
PawnSet withoutImmune(const Table& table, PawnSet pawns);
/// 16.7, 16.12, 16.13: is this a bot that never comes to a roof, by whatever way?
bool staysOffRoofs(const Table& table, Pawn who);

} // namespace caboose::rules
