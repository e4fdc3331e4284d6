// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

namespace caboose::rules {

/// Which seats are a bot's, clockwise.
using BotsInSeats = FixedVector<bool, maxSeats>;

/// 4.5.2 The seats clockwise from the first player's, when bots have been spread as evenly as can
/// be, odd ones late. Players stay in their order, and so do bots. As they were, where there are
/// no bots, or a bot begins.
FixedVector<SeatIndex, maxSeats> seatsWithBotsSpread(const BotsInSeats& isBot, SeatIndex first);

} // namespace caboose::rules
