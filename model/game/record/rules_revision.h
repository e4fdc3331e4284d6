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
/// acting (16.9.1); arrows, Ejection tokens and Bot Django's victory count in the end (8.1, 8.4);
/// whoever plays a bullet or a partner's card looks at the own Photographer (15.1.5); bullets count
/// as cards to play (5.2.3) and may be kept for a hand icon (5.2.4); what is known of a deck is
/// what is drawn by a bot (5.2.2) or a partner (20.6.3).
inline constexpr std::uint32_t rulesRevision = 8;

} // namespace caboose::game
