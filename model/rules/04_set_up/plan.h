// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/modules.h"
#include "model/rules/core/table.h"
#include "model/rules/core/verdict.h"

#include <vector>

namespace caboose::rules {

/// 4.3, 4.5: who sits where and plays whom.
struct SeatPlan {
    FixedVector<Pawn, 2> characters;
    bool isBot = false;
};

using PileOrders = std::array<PileOrder, marshalPileCount>;
inline constexpr PileOrders usualPileOrders{usualPileOrder, usualPileOrder};

/// 4.1 to 4.3: what a group has decided before anything is taken out of the box.
struct Plan {
    Rulings rulings;
    KeptByProgram kept;
    Modules modules{Module::Base};         ///< 4.2: what is in the game
    FixedVector<SeatPlan, maxSeats> seats; ///< clockwise
    /// The cars behind the locomotive, from front to back; empty: chance chooses.
    FixedVector<Car, 8> cars;
    /// The round cards that may come up; empty: those of the boxes for this number of
    /// players.
    FixedVector<RoundCard, 40> roundCards;
    /// 5.1.1: of the boxes' cards whose turns stand in no text, those that the group has told.
    FixedVector<RoundCard, 40> toldRoundCards;
    /// 4.8.3: of the Marshal's two Colts, as far as the group has told in earlier games.
    PileOrders pileOrders = usualPileOrders;
};

/// What speaks against the plan: each verdict is a refusal with its reason and rule.
/// Empty: it can be played. Asked by the wizard and by whoever makes a table of it.
std::vector<Verdict> objections(const Plan& plan);

/// The table before the first step of set-up. The plan must have no objections.
Table tableFor(const Plan& plan);

/// 4.1.2: does somebody play the Marshal?
bool isMarshalPlayed(const Plan& plan);
/// 4.4.1, 4.10: players or bandits, as the rulings count them.
int countForThresholds(const Plan& plan);
/// 4.10: how many cars follow the locomotive.
int carsNeeded(const Plan& plan);

} // namespace caboose::rules
