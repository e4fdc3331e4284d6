// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/game.h"

#include <vector>

namespace caboose::items {

/// The entries from the first to where doing again would lead at last: what the log shows.
std::vector<game::Number> wholeLine(const game::Record& record);

/// A way that was taken and left again.
struct AbandonedBranch {
    game::Number fork = game::noEntry; ///< the last entry of the line that it has, too
    game::Number end = game::noEntry;
};

/// All ways that end beside the line, oldest first.
std::vector<AbandonedBranch> abandonedBranches(const game::Record& record,
                                               const std::vector<game::Number>& line);

/// Entries that were tried out, behind the one that began it.
struct WhatIfEntries {
    game::Number begun = game::noEntry;
    game::Number last = game::noEntry;
    bool isKept = false; ///< it is part of the game now

    [[nodiscard]] bool has(game::Number entry) const { return begun < entry && entry <= last; }
};

/// In the order in which they were begun; the one that is open is the last.
std::vector<WhatIfEntries> whatIfsIn(const game::Game& game);

} // namespace caboose::items
