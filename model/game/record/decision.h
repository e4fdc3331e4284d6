// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/record/entry.h"
#include "model/game/record/state.h"

namespace caboose::game {

/// "The table decided otherwise": the choice that was made at this point although the rules refuse
/// it, with their verdict. Without an effect: the one that the choice itself has on the table, as
/// far as it has one.
Decided decisionFor(const State& state, const rules::Outcome& outcome, rules::Choice choice,
                    std::vector<Adjustment> effect);

} // namespace caboose::game
