// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

namespace caboose::rules {

/// 5.2.1, 6.5, 20.6.4: the seat whose turn is the n-th, counted from 0, in a turn of this kind.
SeatIndex seatInTurn(const Table& table, Turn turn, int n);
/// The seat n places clockwise from the first player.
SeatIndex seatInOrder(const Table& table, int n);
/// Pawns in the order of their seats, the first player's first. Those without a seat are left out.
FixedVector<Pawn, pawnCount> inPlayOrder(const Table& table, PawnSet pawns);
/// The same with those without a seat behind the others.
FixedVector<Pawn, pawnCount> seatedFirst(const Table& table, PawnSet pawns);
/// The seat of the current step, if that step is one for each seat.
SeatIndex currentSeat(const Table& table);
/// 5.4.5, 7.2.2, 7.2.3: is everybody of this seat out of the game?
bool isOut(const Table& table, SeatIndex seat);
/// 6: the kind of the current turn.
Turn currentTurn(const Table& table);
/// Who speaks for a seat.
Pawn speaker(const Table& table, SeatIndex seat);

} // namespace caboose::rules
