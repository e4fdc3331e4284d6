// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/4_ending_a_round.h"

#include "model/rules/05_sequence/cards_in_play.h"

namespace caboose::rules {

namespace {

/// 20.1: all performed cards are given back together.
void returnAllCards(Table& table)
{
    for (const PlayedCard& played : table.commonDeck) {
        table.seats[table.seatOf(played.card.owner)].pile.add(played.card);
    }
}

/// Hands as they are remembered without physical decks: nobody has told what was kept.
void forgetHand(Seat& seat)
{
    seat.pile.addAll(seat.hand);
    seat.hand.clear();
    forgetTop(seat);
}

} // namespace

void endRound(Play& play)
{
    Table& table = play.table;
    if (table.rulings.is(ResolvedCardReturn::AfterAllActions)) returnAllCards(table);
    table.commonDeck.clear();
    for (SeatIndex i = 0; i < table.seats.size(); ++i) {
        if (table.rulings.is(DeckRegime::ReshuffleEachRound)) {
            shuffleEverything(play, i);
        } else if (!table.kept.decks) {
            forgetHand(table.seats[i]);
        }
    }
    play.happened(
        {.what = HappeningKind::RoundEnds, .rule = {5, 4, 0}, .number = table.progress.round});
}

} // namespace caboose::rules
