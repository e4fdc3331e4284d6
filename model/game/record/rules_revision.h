// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace caboose::game {

/// Raised whenever a rule is corrected, so that a table may come out differently than before, or
/// something else is asked.
///
/// 8: of a round card whose turns nobody has told yet, whoever turns it up is asked for them
/// (5.1.1).
inline constexpr std::uint32_t rulesRevision = 8;

} // namespace caboose::game
