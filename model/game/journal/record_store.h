// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/record/record.h"

#include <cstdint>
#include <string_view>

namespace caboose::game {

/// Whether what was said is where a power cut can't reach it.
enum class Saved : std::uint8_t {
    Yes,
    NotAsked, ///< the game has no file
    DiskFull,
    ReadOnly, ///< the file, its folder or the medium may not be written to
    TooLarge, ///< the file may not become as large as this
    Vanished, ///< the file or its medium is not there any more
    Replaced, ///< another file lies in its place
    Changed,  ///< somebody else has written to it
    Beside,   ///< that is so, and all of the game is safe in a new file beside it
    InUse,    ///< another program writes this file
    Failed,   ///< any other error of the system
    Count
};
/// For tests and logs; people read views/items/wording/journals.cpp.
std::string_view keyOf(Saved saved);

/// Where a game's entries are stored. Called after each entry and before it is shown; must not
/// return Yes until a power cut can't take it back.
class RecordStore {
public:
    RecordStore() = default;
    RecordStore(const RecordStore&) = delete;
    RecordStore& operator=(const RecordStore&) = delete;
    virtual ~RecordStore() = default;

    /// Keeps the entries that were not kept yet. What fails now is tried again the next time.
    /// Nothing to keep is Yes.
    virtual Saved keep(const Record& record) = 0;
};

} // namespace caboose::game
