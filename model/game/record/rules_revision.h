// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace caboose::game {

/// Raised whenever a rule is corrected, so that a table may come out differently than before, or
/// something else is asked.
///
/// 8: whoever plays a bullet or a partner's card looks at the own Photographer (15.1.5), bullets
/// count as cards to play (5.2.3) and may be kept for a hand icon (5.2.4), what is known of a deck
/// is what is drawn by a bot (5.2.2) or a partner (20.6.3).
inline constexpr std::uint32_t rulesRevision = 8;

} // namespace caboose::game
