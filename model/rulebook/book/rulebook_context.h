// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/condition.h"
#include "model/rulebook/book/piece.h"
#include "model/rulebook/book/printed_text.h"
#include "model/rules/04_set_up/plan.h"
#include "model/rules/core/table.h"

#include <cstdint>

namespace caboose::rulebook {

/// The game whose rules somebody wants to read.
struct GameInHand {
    rules::Edition edition = rules::Edition::Combined21;
    rules::Rulings rulings;
    PrintedTexts texts; ///< in force, with those that they vary and the expansions' own
    Pieces pieces;
    int players = 0; ///< 0: not settled, any number

    friend bool operator==(const GameInHand&, const GameInHand&) = default;
};

/// The game on a table: what stands there, by the rules in force.
GameInHand gameOn(const rules::Table& table);
/// A game that is being planned; the plan may have objections.
GameInHand gameOf(const rules::Plan& plan);
/// What an edition says to somebody with these boxes.
GameInHand gameOf(rules::Edition edition, Boxes boxes, int players = 0);

/// The edition with the fewest rulings that differ; of several, the first.
rules::Edition nearestEdition(const rules::Rulings& rulings);

/// Whether something is shown in a game, and if not, why not.
enum class Standing : std::uint8_t {
    InForce,
    OtherRules, ///< another edition or ruling says so
    NotOnTable  ///< it is about something that is not in this game
};

Standing standing(const Conditions& conditions, const GameInHand& game);
inline bool hold(const Conditions& conditions, const GameInHand& game)
{
    return standing(conditions, game) == Standing::InForce;
}

} // namespace caboose::rulebook
