// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/manifests/manifest.h"
#include "model/rules/core/table.h"
#include "model/rules/core/verdict.h"

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
    Rule rule{};             ///< its section
    Box from = Box::Bandits; ///< where its cards are
    std::span<const Cards> deck = {};
    /// What its cards of several actions are made of, besides what it has cards for.
    std::span<const CardKind> parts = {};
    /// 4.7: what it starts with; and what is put on the train because of it.
    Loot startsWith{LootKind::Purse, 250};
    LootInBox pack{{}, 0};
    /// 4.10.4: in the interior of each car, but those that are named there; of the last three.
    Loot inEachCar{};
    Loot inLastCars{};
    Loot inEngine{}; ///< in the locomotive, instead of the strongbox there
    int bullets = 6; ///< 2.6.5, 4.7: of its own
    bool neverOnRoof = false;
    /// 12.1, 12.3: the bot Marshal and the Couriers neither hit it nor drive it away.
    bool isImmune = false;
    /// 16.13.1: the bot Marshal does not hit it, but sends it to an end of the train.
    bool isSentAway = false;
    /// 16.1.2: it moves towards the area with the most of this loot on its floors; with none, to
    /// the one with the most characters. Perhaps the area where the Marshal is doesn't count.
    LootKind seeks = LootKind::None;
    bool shunsMarshal = false;
    /// 16.11.2: or it moves to wherever this token is, on a sheet, too, and stays with it.
    LootKind follows = LootKind::None;
    int roofSteps = 1;                 ///< 16.9.2, 16.11.2: of one Move
    LootKind prefers = LootKind::None; ///< 16.3
    /// Its Fire hits everybody in sight at once, Belle too; whoever is hit drops one of these.
    bool hitsAll = false;
    LootKind shotOff = LootKind::None;
    CardKind nudged = CardKind::Unknown;         ///< 16.4
    CardKind nudgedWithLoot = CardKind::Unknown; ///< 16.4: when it has what it follows

    [[nodiscard]] constexpr bool isRefereed() const { return !deck.empty(); }
    [[nodiscard]] bool plays(CardKind kind) const;
};

/// 2.5.1: with those of the base box, 17 of this value, however many bots want some.
inline constexpr LootInBox jewelsForBots{{LootKind::Jewel, 500}, 11};

/// Those whose cards for bots are in these boxes, refereed or not.
PawnSet botsIn(Boxes boxes);

/// The row of a bandit who may be a bot; nothing for those who never are. Bots that are not
/// refereed yet have no deck.
const BotRow* botRow(Pawn who);

/// The row of a bot of this game; nothing if somebody else plays the bandit, or nobody.
const BotRow* botRow(const Table& table, Pawn who);

/// What its section says of its own cards; of a bot that has none, which a position may name,
/// chapter 16.
Rule ruleOfCards(const Table& table, Pawn bot);

/// 12.1, 12.3: these pawns but for bots whom nobody meets.
PawnSet withoutImmune(const Table& table, PawnSet pawns);
/// 12.1: and but for those whom the bot Marshal does not hit.
PawnSet whomMarshalHits(const Table& table, PawnSet pawns);
/// 16.7, 16.12, 16.13: is this a bot that never comes to a roof, by whatever way?
bool staysOffRoofs(const Table& table, Pawn who);
/// What is said of a roof to which such a bot would come.
Verdict neverOnRoof(Pawn bot, Location roof);

} // namespace caboose::rules
