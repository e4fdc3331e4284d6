// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/record/entry.h"
#include "model/game/record/misfit.h"
#include "model/game/record/state.h"
#include "model/notation/mistake.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace caboose::game {

/// A position in the notation, as the start of a game. Without a start, one of the others says why.
struct Imported {
    std::optional<Started> start;
    std::vector<notation::Mistake> mistakes; ///< what could not be read
    std::optional<Objection> objection;      ///< why no game can go on from there
};
/// The seed is that of what the program will draw.
Imported startFrom(std::string_view text, std::uint64_t seed);

/// Where a game stands, in the notation: can be pasted into a letter and imported again.
std::string positionText(const State& state);

} // namespace caboose::game
