// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/game/shown_position.h"

#include <vector>

namespace caboose::items {

/// Was it drawn by the program for a deck that it keeps?
[[nodiscard]] bool isDrawnByProgram(const game::Game& game, game::Number entry);

/// What an entry brought about, with what the program has drawn before it: in how many steps that
/// came, would tell (a pile of equal cards needs none).
std::vector<rules::Happening> happeningsUpTo(const game::Game& game, game::Number entry,
                                             Viewpoint viewpoint);

/// Cards that were drawn unseen one after the other by the same hand are one happening.
std::vector<rules::Happening> gathered(const std::vector<rules::Happening>& happenings);

/// Each change with the table as it was before it.
std::vector<HandMove> handMoves(const game::Adjusted& adjusted, const rules::Table& before,
                                Viewpoint viewpoint);

/// What was said last, or taken back last.
LastChange lastChange(const game::Game& game, Viewpoint viewpoint);

} // namespace caboose::items
