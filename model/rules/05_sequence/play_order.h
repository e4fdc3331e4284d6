// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

namespace caboose::rules {

/// 5.2.1, 6.5, 20.6.4: the seat whose turn is the n-th, counted from 0, in a turn of this kind.
SeatIndex seatInTurn(const Table& table, Turn turn, int n);
/// The seat n places clockwise from the first player.
SeatIndex seatInOrder(const Table& table, int n);
/// The seat of the current step, if that step is one for each seat.
SeatIndex currentSeat(const Table& table);
/// 6: the kind of the current turn.
Turn currentTurn(const Table& table);
/// Who speaks for a seat.
Pawn speaker(const Table& table, SeatIndex seat);

} // namespace caboose::rules
