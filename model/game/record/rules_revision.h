// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace caboose::game {

/// Raised whenever a rule is corrected, so that a table may come out differently than before, or
/// something else is asked.
///
/// 5: an idea in a Reflex Action copies the card that was played just before.
inline constexpr std::uint32_t rulesRevision = 5;

} // namespace caboose::game
