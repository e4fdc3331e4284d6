// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/4_ending_a_round.h"

#include "model/rules/05_sequence/2_hand_icons.h"
#include "model/rules/05_sequence/cards_in_play.h"

namespace caboose::rules {

namespace {

/// 20.1: all performed cards are given back together.
void returnAllCards(Table& table)
{
    for (const PlayedCard& played : table.commonDeck) {
        const std::optional<SeatIndex> owner = table.seatOf(played.card.owner);
        if (owner) table.seats[*owner].pile.add(played.card);
    }
}

/// Hands as they are remembered without physical decks: nobody has told what was kept.
void forgetHand(Seat& seat)
{
    seat.pile.addAll(seat.hand);
    seat.hand.clear();
    forgetTop(seat);
}

/// 5.4.7
void shuffleBotDeck(Play& play, Seat& seat)
{
    seat.pile.addAll(seat.discard);
    seat.discard.clear();
    play.happened(
        {.what = HappeningKind::DeckShuffled, .rule = {5, 4, 7}, .who = seat.characters.front()});
}

/// 20.1; what an icon let somebody keep stays in the hand.
void shuffleAllBut(Play& play, SeatIndex index, bool isHandKept)
{
    const Cards kept = isHandKept ? play.table.seats[index].hand : Cards{};
    if (isHandKept) play.table.seats[index].hand.clear();
    shuffleEverything(play, index);
    play.table.seats[index].hand = kept;
}

} // namespace

void endRound(Play& play)
{
    Table& table = play.table;
    if (table.rulings.is(ResolvedCardReturn::AfterAllActions)) returnAllCards(table);
    table.commonDeck.clear();
    for (SeatIndex i = 0; i < table.seats.size(); ++i) {
        if (table.seats[i].isBot) {
            shuffleBotDeck(play, table.seats[i]);
        } else if (table.rulings.is(DeckRegime::ReshuffleEachRound)) {
            shuffleAllBut(play, i, keepsByIcons(table));
        } else if (!table.kept.decks) {
            forgetHand(table.seats[i]);
        }
    }
    play.happened(
        {.what = HappeningKind::RoundEnds, .rule = {5, 4, 0}, .number = table.progress.round});
}

} // namespace caboose::rules
