// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace caboose::game {

/// Raised whenever a rule is corrected, so that a table may come out differently than before, or
/// something else is asked.
///
/// 4: red and blue teams are scored, and bullets go under the Wild Bunch token.
inline constexpr std::uint32_t rulesRevision = 4;

} // namespace caboose::game
