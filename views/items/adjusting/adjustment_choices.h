// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/adjusting/adjusting.h"

namespace caboose::items {

// What can be done with each kind of piece. `who` must play.

AdjustmentChoices choicesForPawn(const Adjusting& adjusting, rules::Pawn who);
AdjustmentChoices choicesForSheet(const Adjusting& adjusting, rules::Pawn who);
AdjustmentChoices choicesForLoot(const Adjusting& adjusting, rules::Holder where,
                                 rules::LootKind kind);
AdjustmentChoices choicesForPlace(const Adjusting& adjusting, rules::Location place);
/// A card that was left out, to be put on the common deck at this place, from 0 on.
AdjustmentChoices choicesForDeckPlace(const Adjusting& adjusting, int place);
/// What belongs to nobody: where the game stands, the round card, stocks, the rules in force.
AdjustmentChoices choicesForTable(const Adjusting& adjusting);
/// The Marshal's goals, named as far as those who look may see them.
AdjustmentChoice choicesForGoals(const Adjusting& adjusting);

// Parts of a sheet.

/// The cards of whoever plays this character, in the hand, on and off the draw pile.
AdjustmentChoice choicesForCards(const Adjusting& adjusting, rules::Pawn who);
/// Money without a token, and what only some games have.
AdjustmentChoices choicesForSheetNumbers(const Adjusting& adjusting, rules::Pawn who);

// Helpful in all of them.

/// A character who is chosen.
AdjustmentChoice forCharacter(rules::Pawn who, std::function<void()> act);
void addPossible(AdjustmentChoices& choices, AdjustmentChoice choice);

/// Numbers to choose from, as far as they are possible.
struct NumberChoice {
    game::Adjustment adjustment; ///< all but the number
    int present = 0;
    std::vector<int> numbers = {};
    std::function<QString(int)> inWords = {}; ///< without it: digits
};
AdjustmentChoice choosing(const Adjusting& adjusting, const QString& text,
                          const NumberChoice& choice);
/// From the first to the last.
std::vector<int> numbersBetween(int first, int last, int step = 1);

} // namespace caboose::items
