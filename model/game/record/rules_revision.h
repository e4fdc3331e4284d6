// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace caboose::game {

/// Raised whenever a rule is corrected, so that a table may come out differently than before, or
/// something else is asked.
///
/// 7: whoever is hit by a Gatling by a card of a tunnel turn drops a token of his own choice, too
/// (7.2.11); whom Charm or Seduction draws to the other train walks on his own floor, and not by
/// the Tender out of a car without a roof (16.7.2, 16.12.2).
inline constexpr std::uint32_t rulesRevision = 7;

} // namespace caboose::game
