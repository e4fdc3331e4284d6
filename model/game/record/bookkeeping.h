// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

#include <cstdint>

namespace caboose::game {

/// When the cards of Schemin' are told to the program.
enum class CardsEntered : std::uint8_t {
    WhenPlayed,
    /// Until a card is turned over, it is an unknown card of a known owner.
    WhenTurnedOver
};

/// How a group follows its game: what it enters and when, and what it leaves to the program.
struct Bookkeeping {
    CardsEntered cards = CardsEntered::WhenPlayed;
    rules::KeptByProgram kept; ///< decks, purses, rounds: what the program draws

    friend constexpr bool operator==(const Bookkeeping&, const Bookkeeping&) = default;
};

} // namespace caboose::game
