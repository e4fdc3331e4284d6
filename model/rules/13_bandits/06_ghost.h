// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"
#include "model/rules/core/verdict.h"

namespace caboose::rules {

/// 13.6 In the first turn of a round, which is of this kind, Ghost may play his first card face
/// down.
/// `seat` is one of this table. Refused for all without the power; of the card itself it says
/// nothing, nor of the tunnel (6.6).
Verdict mayHide(const Table& table, const Seat& seat, Turn turn);
/// 5.2.2: his bot's first card lies face down, always.
bool hidesFirstCard(const Table& table, const Seat& seat);

} // namespace caboose::rules
