// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace caboose::game {

/// Raised whenever a rule is corrected, so that a table may come out differently than before, or
/// something else is asked.
///
/// 8: of a round card whose turns nobody has told yet, whoever turns it up is asked for them
/// (5.1.1); whom a bot strikes at once, goes at once, and whoever is drawn past the Shotgun at once
/// meets him at once (16.2, 2.6.6); a way to a Courier is not taken for closed (12.3), so that what
/// is left of a question may be asked; whoever was blown off the train comes back in instead of
/// acting (16.9.1); arrows, Ejection tokens and Bot Django's victory count in the end (8.1, 8.4).
inline constexpr std::uint32_t rulesRevision = 8;

} // namespace caboose::game
