// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/rulings_catalogue.h"
#include "model/rules/core/table.h"

namespace caboose::notation {

// What a text need not say. Reader and writer ask the same functions, so that what the writer
// leaves out is what the reader fills in. All of them look at seats and rulings alone, and at what
// else lies on the table.

inline constexpr rules::Edition defaultEdition = rules::Edition::Official2016;
/// 2.6.6 in the base box.
inline constexpr std::uint8_t defaultNeutrals = 13;

rules::Location defaultPlace(const rules::Table& table, rules::Pawn pawn);
/// The seat's deck without the cards that lie anywhere else.
rules::Cards defaultPile(const rules::Table& table, rules::SeatIndex index);
std::uint8_t defaultRound(const rules::Table& table);
/// Values of loot that is worth the same on every token.
rules::Dollars defaultValue(rules::LootKind kind);

/// The seat with this character; nothing if there is none.
std::optional<rules::SeatIndex> seatWith(const rules::Table& table, rules::Pawn character);

} // namespace caboose::notation
