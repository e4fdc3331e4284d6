// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/adjusting/adjustment.h"

namespace caboose::game {

// The adjustments by what they are about, for adjustment.cpp alone. Each changes the table, or says
// why it can't; then the table may be half changed, and is thrown away.

using Refusal = std::optional<Impossible>;

// Pawns, loot, bullets and what else stands on the train.
Refusal adjustPawn(rules::Table& table, const Adjustment& a);
Refusal adjustLoot(rules::Table& table, const Adjustment& a);
Refusal adjustBullets(rules::Table& table, const Adjustment& a);
Refusal adjustCar(rules::Table& table, const Adjustment& a);

/// Hostages and prisoners that nobody has yet, and the Marshal's Achievement zone and goals.
Refusal adjustDisplay(rules::Table& table, const Adjustment& a);

// Cards
Refusal adjustPiles(rules::Table& table, const Adjustment& a);
Refusal adjustCommonDeck(rules::Table& table, const Adjustment& a);

// Numbers and where the game stands
Refusal adjustSheet(rules::Table& table, const Adjustment& a);
Refusal adjustTable(rules::Table& table, const Adjustment& a);
Refusal adjustProgress(rules::Table& table, const Adjustment& a);
Refusal adjustRuling(rules::Table& table, const Adjustment& a);

/// Does anybody in this game own such a card?
bool mayExist(const rules::Table& table, rules::Card card);
/// What may lie on the common deck: action cards of this game, known or not.
bool mayBePlayed(const rules::Table& table, rules::Card card);
/// Room for a card that is not among these yet.
bool hasRoom(const rules::Cards& cards, rules::Card card);

} // namespace caboose::game
