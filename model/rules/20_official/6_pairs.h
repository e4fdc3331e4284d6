// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 20.6.1 Partners sit side by side, A to the right of B.
/// Nobody, where the game is not played in pairs.
std::optional<SeatIndex> partnerOf(const Table& table, SeatIndex seat);
/// By seats alone: only where they come in pairs.
bool isPlayerA(const Table& table, SeatIndex seat);

} // namespace caboose::rules
