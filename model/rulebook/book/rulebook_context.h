// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/condition.h"
#include "model/rulebook/book/piece.h"
#include "model/rulebook/book/printed_text.h"
#include "model/rulebook/book/round_card_contents.h"
#include "model/rules/04_set_up/plan.h"
#include "model/rules/core/table.h"

#include <cstdint>

namespace caboose::rulebook {

/// The game whose rules somebody wants to read. Compared to see whether anything has to be shown
/// anew.
struct RulebookContext {
    rules::Edition edition = rules::Edition::Combined21;
    rules::Rulings rulings;
    PrintedTexts texts; ///< in force, with those that they vary and the expansions' own
    Pieces pieces;
    /// The pieces and round cards may be there, none must: they are what somebody owns.
    bool isLeftOpen = false;
    RoundCardContents roundCards; ///< what can still come, or has come
    int players = 0;              ///< 0: not settled, any number

    friend bool operator==(const RulebookContext&, const RulebookContext&) = default;
};

/// The pieces of a booklet's box: any of them on the table brings the booklet into an official
/// game.
Pieces bringing(PrintedText booklet);

/// The game on a table: what stands there, by the rules in force.
RulebookContext gameOn(const rules::Table& table);
/// A game that is being planned; the plan may have objections.
RulebookContext gameOf(const rules::Plan& plan);
/// What an edition says to somebody with these boxes, whatever of them comes onto the table.
RulebookContext gameOf(rules::Edition edition, Boxes boxes, int players = 0);

/// The same game as another edition has it.
RulebookContext under(rules::Edition edition, const RulebookContext& game);

/// The edition with the fewest rulings that differ; of several, the first.
rules::Edition nearestEdition(const rules::Rulings& rulings);

/// Whether something is shown in a game, and if not, why not.
enum class Applicability : std::uint8_t {
    InForce,
    OtherRules, ///< another edition or ruling says so
    NotOnTable  ///< it is about something that is not in this game
};

/// What is missing on the table counts more than other rules.
Applicability applicabilityOf(const Conditions& conditions, const RulebookContext& game);
inline bool hold(const Conditions& conditions, const RulebookContext& game)
{
    return applicabilityOf(conditions, game) == Applicability::InForce;
}

/// Whether something is in force because what it must do without may be left in the box.
bool restOnWhatIsLeftOut(const Conditions& conditions, const RulebookContext& game);

} // namespace caboose::rulebook
