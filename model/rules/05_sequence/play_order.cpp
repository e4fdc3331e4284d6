// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/play_order.h"

namespace caboose::rules {

namespace {

/// Nobody's seat, 0, where nobody sits.
SeatIndex clockwise(const Table& table, int from, int steps)
{
    const int seats = static_cast<int>(table.seats.size());
    if (seats == 0) return 0;
    // By division: whether it goes past the last seat, nobody could foresee.
    const int seat = (from + steps) % seats;
    return static_cast<SeatIndex>(seat + (seat < 0 ? seats : 0));
}

} // namespace

SeatIndex seatInOrder(const Table& table, int n)
{
    return clockwise(table, table.firstPlayer, n);
}

SeatIndex seatInTurn(const Table& table, Turn turn, int n)
{
    if (turn != Turn::Switching) return seatInOrder(table, n);
    // 20.6.4: partners have swapped, so the first team begins with the other one.
    const bool swapped = table.rulings.is(SwitchingSwapsPartners::Yes);
    return clockwise(table, table.firstPlayer, swapped ? 1 - n : -n);
}

FixedVector<Pawn, pawnCount> inPlayOrder(const Table& table, PawnSet pawns)
{
    FixedVector<Pawn, pawnCount> ordered;
    if (pawns.empty()) return ordered;
    for (int n = 0; n < static_cast<int>(table.seats.size()); ++n) {
        for (const Pawn who : table.seats[seatInOrder(table, n)].characters) {
            if (pawns.contains(who)) ordered.push_back(who);
        }
    }
    return ordered;
}

FixedVector<Pawn, pawnCount> seatedFirst(const Table& table, PawnSet pawns)
{
    FixedVector<Pawn, pawnCount> ordered = inPlayOrder(table, pawns);
    for (const Pawn who : pawns) {
        if (!ordered.contains(who)) ordered.push_back(who);
    }
    return ordered;
}

SeatIndex currentSeat(const Table& table)
{
    if (table.progress.step == Step::PlayCard) {
        return seatInTurn(table, currentTurn(table), table.progress.place);
    }
    return seatInOrder(table, table.progress.place);
}

bool isOut(const Table& table, SeatIndex seat)
{
    for (const Pawn who : table.seats[seat].characters) {
        if (!isOutOfTheGame(table.where(who))) return false;
    }
    return true;
}

Turn currentTurn(const Table& table)
{
    const auto& turns = table.roundCard().turns;
    return table.progress.turn < turns.size() ? turns[table.progress.turn] : Turn::Normal;
}

Pawn speaker(const Table& table, SeatIndex seat)
{
    return table.seats[seat].characters.front();
}

} // namespace caboose::rules
