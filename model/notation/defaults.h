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

/// The seat with this character; nothing if there is none.
std::optional<rules::SeatIndex> seatWith(const rules::Table& table, rules::Pawn character);
/// The character beside whom a seat's own matters are written: the first there. Nobody speaks for a
/// seat of nobody, or for one whose first character sits before it, too; it has its number.
std::optional<rules::Pawn> speakerOf(const rules::Table& table, rules::SeatIndex seat);

} // namespace caboose::notation
