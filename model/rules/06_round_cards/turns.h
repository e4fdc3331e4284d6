// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/rules/core/table.h"
#include "model/rules/core/verdict.h"

namespace caboose::rules {

/// 6.1 to 6.7: what the current turn allows for a card that could otherwise be played.
Verdict mayPlayFaceUp(const Table& table, Card card, Verdict otherwise);
Verdict mayPlayFaceDown(const Table& table, const Seat& seat, Verdict otherwise);

/// 6.4, 13.13: does the seat play twice in a row in this turn?
bool playsTwice(const Table& table, const Seat& seat, Turn turn);

} // namespace caboose::rules
