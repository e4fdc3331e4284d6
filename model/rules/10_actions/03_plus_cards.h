// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/10_actions/action_row.h"

namespace caboose::rules {

/// 10.3 The player Marshal's "+" cards. When they come up, they are a Move and a Floor Change.

/// The seat has just played a card. After a "+" card in a normal turn it is its turn once more, if
/// it may hold a card for that.
void goOnAfterPlusCard(Table& table, SeatIndex index);

/// Is it that turn now: a further card, or none?
bool isAfterPlusCard(const Table& table, SeatIndex index);
Question furtherCard(const Table& table, SeatIndex index, bool withRefusals);

} // namespace caboose::rules
