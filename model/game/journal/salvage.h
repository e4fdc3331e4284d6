// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/journal/record_store.h"
#include "model/game/record/record.h"

#include <cstddef>
#include <filesystem>
#include <string_view>
#include <vector>

namespace caboose::game {

/// A game that can be made of a broken journal.
struct Salvaged {
    Record record;
    /// Begins anew with a snapshot behind the broken line; what was before it is not in there.
    bool isFromSnapshot = false;
    Number lastEntry = noEntry; ///< the last one that is saved, by its number in the broken file
    std::size_t linesLost = 0;  ///< lines of the broken file that are not in there
};

/// Everything that can be saved from a broken journal: the game up to the broken line, and the game
/// from the last snapshot behind it on. The one that reaches further comes first. Each can be
/// opened again by this program. Nothing of a file from a newer program.
std::vector<Salvaged> salvage(std::string_view broken);

/// Writes a record to a new file; there must be none with this name.
Saved writeNew(const std::filesystem::path& path, const Record& record);

} // namespace caboose::game
