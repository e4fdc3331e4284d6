// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace caboose::rules {

/// The steps of a game in the order of chapters 4, 5 and 8, which is that of the rows in steps.def.
/// One step for one seat or card is a beat. Files know a step by its key.
enum class Step : std::uint8_t {
#define STEP(name, key, number, chapter, section, point) name,
#include "model/rules/core/steps.def"
};
inline constexpr int stepCount = static_cast<int>(Step::GameOver) + 1;

/// Where the game stands.
struct Progress {
    Step step = Step::SetUpTrain;
    std::uint8_t round = 0; ///< 1 to 5, 0 during set-up
    std::uint8_t turn = 0;  ///< of the round card, from 0
    std::uint8_t place = 0; ///< how many seats have had this step or turn already
    /// Plays that are still to come in the turn of this seat, the one that is on among them; 0 in a
    /// turn that has just begun. One after the first half of a double turn (6.4, 13.13), after a
    /// "+" card (10.3) or a normal flask, two after an old one (5.2.3).
    std::uint8_t playsLeft = 0;
    std::uint8_t card = 0; ///< next card of the common deck to perform
    bool mustPlay = false; ///< 5.2.3: a flask leaves no choice but to play a card

    friend constexpr bool operator==(const Progress&, const Progress&) = default;
};

/// 5: there are five rounds.
inline constexpr int roundCount = 5;

} // namespace caboose::rules
