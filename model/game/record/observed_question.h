// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/record/state.h"
#include "model/rules/core/observe.h"

namespace caboose::game {

/// A question as somebody hears it who may not see its options: then it has none.
rules::Question observe(const rules::Question& question, const rules::Table& table,
                        rules::Viewer viewer);

/// What somebody saw of an answer: a card that was not turned up is its back, a token that was not
/// turned over has no value. The table is one of the beat that it was given in.
Answer observe(const Answer& answer, const rules::Table& table, rules::Viewer viewer);

/// May somebody be told why an answer is against the rules? Where only whoever was asked sees the
/// options, the reason would tell what is in the hand; of a card that is played openly, all see it.
bool maySeeVerdict(const Answer& answer, const rules::Table& table, rules::Viewer viewer);

/// Where the game stands as somebody sees it. The answers of the open beat go as far as they fit
/// what is seen: with a hand that is not, the beat stands at its start.
rules::Position observe(const State& state, rules::Viewer viewer);

} // namespace caboose::game
