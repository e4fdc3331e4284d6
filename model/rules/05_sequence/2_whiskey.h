// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 5.2.3 The Whiskey Flasks

enum class Flask : std::uint8_t { None, Normal, Old, Unseen };
/// What is in a token of this kind, half-drunk or full; None for other loot.
Flask flaskOf(LootKind kind);
/// The same, asked of the table where nobody has seen it.
Flask lookAt(Play& play, Pawn who, LootKind kind, Rule rule);

/// The flasks on a seat's sheets, as far as one may be drunk now instead of playing or drawing.
void offerFlasks(Question& question, const Table& table, SeatIndex index);
/// Drinks; says how many cards must now be played.
int drink(Play& play, SeatIndex index, LootKind kind);

/// A bot drinks one of its flasks, a half-drunk one first, or each of them once
/// (bot-flasks-per-turn), and plays two cards in a row for it. Returns how many it drank.
int drinkAsBot(Play& play, SeatIndex index);

/// Drawing or searching, unless a flask obliges to play.
Verdict unlessObligedToPlay(const Table& table, Verdict otherwise);

} // namespace caboose::rules
