// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/record/apply.h"

namespace caboose::game {

// Games that were played by earlier revisions of the rules come out as they were played, as far as
// these differ in what is asked.

/// What an entry made of a state by the rules of its time.
Applied applyBy(std::uint32_t rules, const State& before, const Entry& entry);
/// The state that a game started from.
Applied beginBy(std::uint32_t rules, const Started& started);

} // namespace caboose::game
