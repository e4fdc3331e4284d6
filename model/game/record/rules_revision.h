// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace caboose::game {

/// Raised whenever a rule is corrected, so that a table may come out differently than before, or
/// something else is asked.
///
/// 6: nothing that is hidden is told by who is asked, or what: flasks that look alike are offered
/// as one kind, whoever draws in turmoil or heals is asked whatever the own cards are.
inline constexpr std::uint32_t rulesRevision = 6;

} // namespace caboose::game
