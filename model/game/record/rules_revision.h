// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace caboose::game {

/// Raised whenever a rule is corrected, so that a table may come out differently than before, or
/// something else is asked.
///
/// 3: what would tell a secret by not being asked is asked also if it has but one possible answer.
inline constexpr std::uint32_t rulesRevision = 3;

} // namespace caboose::game
