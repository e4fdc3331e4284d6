// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/06_round_cards/turns.h"

#include "model/rules/05_sequence/play_order.h"
#include "model/rules/13_bandits/06_ghost.h"
#include "model/rules/13_bandits/powers.h"

namespace caboose::rules {

namespace {

/// 6.6 for this seat: the Twinzz' second power trades the tunnel's darkness for a second play.
bool isDark(const Table& table, const Seat& seat)
{
    return currentTurn(table) == Turn::Tunnel && !has(table, seat, Power::TunnelTwice);
}

bool isBarredByJarring(CardKind kind)
{
    return kind == CardKind::Fire || kind == CardKind::Punch || kind == CardKind::SpecialPunch;
}

Verdict inThisTurn(const Table& table, Card card, Verdict otherwise)
{
    if (currentTurn(table) == Turn::Jarring && isBarredByJarring(card.kind)) {
        return refused(Reason::JarringTurn, {6, 3, 0});
    }
    return otherwise;
}

} // namespace

Verdict mayPlayFaceUp(const Table& table, Card card, Verdict otherwise)
{
    const Seat& seat = table.seats[currentSeat(table)];
    if (isDark(table, seat)) return refused(Reason::MustBeFaceDown, {6, 6, 0});
    return inThisTurn(table, card, otherwise);
}

Verdict mayPlayFaceDown(const Table& table, const Seat& seat, Verdict otherwise)
{
    if (isDark(table, seat)) return otherwise;
    return mayHide(table, seat, otherwise);
}

bool playsTwice(const Table& table, const Seat& seat, Turn turn)
{
    return turn == Turn::SpeedingUp ||
           (turn == Turn::Tunnel && has(table, seat, Power::TunnelTwice));
}

} // namespace caboose::rules
