// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/piece.h"
#include "model/rules/02_components/round_cards.h"
#include "model/rules/core/enum_set.h"

#include <span>

namespace caboose::rulebook {

using Events = rules::EnumSet<rules::Event>;
using KindsOfTurns = rules::EnumSet<rules::Turn>;

/// What the round cards of a game can bring (6, 7).
struct RoundCardContents {
    Events events;
    KindsOfTurns turns;

    void add(const RoundCardContents& more);
    friend bool operator==(const RoundCardContents&, const RoundCardContents&) = default;
};

/// What is printed on these cards.
RoundCardContents contentsOf(std::span<const rules::RoundCard> cards);
/// What is printed on the round cards in these boxes. Where the turns of a box's cards are not
/// known, the kinds that its rulebook introduces, and those of the base box.
RoundCardContents contentsOf(Boxes boxes);
/// 4.4.1: without the cards that would have nothing to act on.
RoundCardContents sortedFor(Pieces pieces, RoundCardContents contents);

} // namespace caboose::rulebook
