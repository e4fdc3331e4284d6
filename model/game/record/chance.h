// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/record/state.h"

#include <optional>

namespace caboose::game {

/// Does the program answer this question, because it keeps what is drawn from?
bool isDrawnByProgram(const State& state, const rules::Question& question);

/// What the program draws. It hangs on the seed and on how often it has drawn before, so that going
/// back and playing the same again gives the same: nobody undoes until a better card comes.
Answer drawnByProgram(const State& state, const rules::Question& question);

} // namespace caboose::game
