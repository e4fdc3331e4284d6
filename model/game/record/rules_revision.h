// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace caboose::game {

/// Raised whenever a rule is corrected, so that a table may come out differently than before, or
/// something else is asked.
///
/// 8: whom a bot strikes at once, goes at once, and whoever is drawn past the Shotgun at once meets
/// him at once (16.2, 2.6.6).
inline constexpr std::uint32_t rulesRevision = 8;

} // namespace caboose::game
