// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/4_ending_a_round.h"

#include "model/rules/05_sequence/2_hand_icons.h"
#include "model/rules/05_sequence/cards_in_play.h"
#include "model/rules/11_firing/bullets.h"
#include "model/rules/13_bandits/09_misty.h"

namespace caboose::rules {

namespace {

/// 20.1: all performed cards are given back together.
void returnAllCards(Table& table)
{
    for (const PlayedCard& played : table.commonDeck) {
        const std::optional<SeatIndex> owner = homeOf(table, played);
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

void turnDown(Table& table, Pawn who, MarshalBullet bullet, std::uint8_t& count)
{
    const bool isInFront = table.rulings.is(MarshalBulletPlacement::InFrontThenShuffledIn);
    for (; count > 0; --count) {
        if (isInFront && table.sheet(who).role == Role::Player)
            putOnPile(table, cardOf(bullet), who);
    }
}

/// 14.2: bullets with an extended penalty bind nobody any longer. By the booklet they have lain in
/// front until now, and are shuffled in; else they lie on the pile already.
void endPenalties(Table& table)
{
    for (int i = 0; i < banditCount; ++i) {
        const Pawn who = pawnAt(i);
        Sheet& sheet = table.sheet(who);
        sheet.voided = {};
        turnDown(table, who, MarshalBullet::Disarmed, sheet.disarmed);
        turnDown(table, who, MarshalBullet::WoundedKnee, sheet.woundedKnees);
        turnDown(table, who, MarshalBullet::ShoulderInjury, sheet.shoulderInjuries);
    }
}

} // namespace

void endRound(Play& play)
{
    Table& table = play.table;
    endPenalties(table);
    if (table.rulings.is(ResolvedCardReturn::AfterAllActions)) returnAllCards(table);
    table.commonDeck.clear();
    for (Sheet& sheet : table.sheets) sheet.hasBought = false;
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
