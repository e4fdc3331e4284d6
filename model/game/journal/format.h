// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace caboose::game {

/// The format of journal files that this program writes, and the newest that it reads (FORMAT.md).
inline constexpr std::uint32_t journalFormat = 1;

/// What the first line of every journal begins with.
inline constexpr std::string_view journalMark = "caboose-game";

/// No game is as large as this, in bytes; what is, is not read to its end.
inline constexpr std::size_t largestJournal = std::size_t{64} << 20U;

/// The usual ending of a journal's name.
inline constexpr std::string_view journalEnding = ".caboose";

} // namespace caboose::game
