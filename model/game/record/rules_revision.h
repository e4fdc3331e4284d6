// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace caboose::game {

/// Raised whenever a rule is corrected, so that a table may come out differently than before, or
/// something else is asked.
///
/// 9: whoever was hit and healed, or by the booklet has bullets before them, no longer has these in
/// a pile that a position leaves out (5.4.2, 14.2); unseen loot is counted by what is left of it
/// (2.5.1); what a player laid in a jarring turn is no Fire and no Punch (6.3); Django may spare
/// whom he could only shoot off the train (7.2.2); by the Couriers' booklet two cards more are
/// drawn and not offered (5.1.5, 7.1.3), and a robbed document is looked at (10.7).
inline constexpr std::uint32_t rulesRevision = 9;

} // namespace caboose::game
