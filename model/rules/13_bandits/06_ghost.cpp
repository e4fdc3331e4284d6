// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/13_bandits/06_ghost.h"

#include "model/rules/13_bandits/powers.h"

#include <algorithm>

namespace caboose::rules {

namespace {

constexpr Rule rule{13, 6, 0};

/// Of a tunnel turn only the Twinzz ask, who play openly in it.
Rule playingOpenly(Turn turn)
{
    return turn == Turn::Tunnel ? Rule{13, 13, 0} : Rule{6, 1, 0};
}

bool hasPlayedThisRound(const Table& table, const Seat& seat)
{
    const auto index = &seat - table.seats.begin();
    return std::any_of(table.commonDeck.begin(), table.commonDeck.end(),
                       [&](const PlayedCard& p) { return p.seat == index; });
}

/// In a turmoil turn, and after drinking.
Verdict inSpecialCase(const Table& table)
{
    const bool mayHide = table.rulings.is(GhostPowerWithTurmoilOrWhiskey::Yes);
    return (mayHide ? allowed(rule) : refused(Reason::MustBeFaceUp, rule))
        .by(Ruling::GhostPowerWithTurmoilOrWhiskey);
}

} // namespace

Verdict mayHide(const Table& table, const Seat& seat, Turn turn)
{
    if (!has(table, seat, Power::HiddenCard)) {
        return refused(Reason::MustBeFaceUp, playingOpenly(turn));
    }
    if (table.progress.turn != 0) return refused(Reason::MustBeFaceUp, rule);
    if (hasPlayedThisRound(table, seat)) return refused(Reason::MustBeFaceUp, rule);
    // After a flask a card must be played (5.2.3).
    if (turn == Turn::Turmoil || table.progress.mustPlay) return inSpecialCase(table);
    if (!seat.hasDrawnThisTurn) return allowed(rule);
    if (table.rulings.is(GhostAfterDrawing::MayStillHide)) {
        return allowed(rule).by(Ruling::GhostAfterDrawing);
    }
    return refused(Reason::PowerForfeited, rule)
        .with(seat.characters.front())
        .by(Ruling::GhostAfterDrawing);
}

bool hidesFirstCard(const Table& table, const Seat& seat)
{
    return has(table, seat, Power::HiddenCard) && table.progress.turn == 0 &&
           !hasPlayedThisRound(table, seat);
}

} // namespace caboose::rules
