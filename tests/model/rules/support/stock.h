// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

#include <array>
#include <string>

namespace caboose::rules {

/// What can neither appear nor vanish, wherever it lies.
struct Stock {
    std::array<int, lootKindCount> tokens{};
    /// What the tokens of a kind are worth together; only where the program keeps all values.
    std::array<int, lootKindCount> dollars{};
    /// Action cards by owner and kind.
    std::array<std::array<int, cardKindCount>, characterCount> cards{};
    /// Bullets by giver, in cylinders and among cards; neutral ones last, with the stock.
    std::array<int, characterCount + 1> bullets{};

    friend bool operator==(const Stock&, const Stock&) = default;
};

Stock stockOf(const Table& table);

/// Bullet cards of each giver among the cards of one seat, neutral ones last.
std::array<int, characterCount + 1> bulletCards(const Seat& seat);

/// The first difference, for people; empty if there is none.
std::string difference(const Stock& before, const Stock& after);

} // namespace caboose::rules
