// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace caboose::game {

/// Raised whenever a rule is corrected, so that a table may come out differently than before, or
/// something else is asked.
///
/// 3: what is for one's own eyes is asked also if there is but one answer.
inline constexpr std::uint32_t rulesRevision = 3;

} // namespace caboose::game
