// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/boxes.h"
#include "model/rules/02_components/round_cards.h"

#include <optional>
#include <span>
#include <string_view>

namespace caboose::rules {

/// Those of all boxes (2.6.1), as their manifests list them.
/// For files and people; what comes up in a game is in Table::roundDeck.
std::span<const NamedRoundCard> allRoundCards();
/// The seventeen of the base box: the first of them.
std::span<const NamedRoundCard> baseRoundCards();

/// Nothing if no card of the catalogue has this id; a group's own cards have none of them.
const NamedRoundCard* findRoundCard(int id);
const NamedRoundCard* findRoundCard(std::string_view key);

/// The box in which a card of the catalogue lies; a group's own lie in none.
std::optional<Box> boxOf(int id);
/// Can't they be told apart until somebody reads what is on them? Two without an event in the same
/// box, say, whose turns stand in no text.
bool areAlike(const RoundCard& one, const RoundCard& other);

/// Ids from here on are free for cards of a group's own.
inline constexpr std::uint8_t firstOwnRoundCard = 128;

} // namespace caboose::rules
