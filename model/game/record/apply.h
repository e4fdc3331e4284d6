// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/record/misfit.h"
#include "model/game/record/state.h"

#include <optional>
#include <vector>

namespace caboose::game {

/// What an entry makes of a state.
struct Applied {
    State state; ///< as before when there is an objection
    std::vector<rules::Happening> happenings;
    /// Answers in the open beat that no longer fit after an adjustment.
    std::vector<Answer> dropped;
    std::optional<Objection> objection;
};

/// Pure: the same state and entry give the same result. The entry must be one that moves the game
/// on, and not the first.
Applied apply(const State& before, const Entry& entry);

/// The state that a game starts from.
Applied begin(const Started& started);
/// What speaks against starting from this table.
std::optional<Objection> objectionTo(const Started& started);

} // namespace caboose::game
