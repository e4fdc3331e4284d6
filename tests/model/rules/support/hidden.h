// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"
#include "model/rules/playout/random.h"

#include <optional>

namespace caboose::rules {

/// The table as it might be as well for all that somebody in this seat (nobody: a bystander) knows:
/// everybody else's cards dealt out anew, the own draw pile shuffled, purses that lie face down
/// exchanged, and so the Marshal's goals.
Table anotherTruth(const Table& table, std::optional<SeatIndex> viewer, Random& random);

} // namespace caboose::rules
