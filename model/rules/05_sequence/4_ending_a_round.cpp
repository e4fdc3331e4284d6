// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/4_ending_a_round.h"

#include "model/rules/05_sequence/2_hand_icons.h"
#include "model/rules/05_sequence/4_healing.h"
#include "model/rules/05_sequence/cards_in_play.h"
#include "model/rules/11_firing/bullets.h"
#include "model/rules/13_bandits/09_misty.h"
#include "model/rules/core/step_functions.h"

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
    forgetOrder(seat);
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
void shuffleAllButHand(Play& play, SeatIndex index)
{
    Cards& hand = play.table.seats[index].hand;
    const Cards kept = hand;
    hand.clear();
    shuffleEverything(play, index);
    hand = kept;
}

void turnDown(Play& play, Pawn who, MarshalBullet bullet, std::uint8_t& count)
{
    Table& table = play.table;
    const bool isInFront = table.rulings.is(MarshalBulletPlacement::InFrontThenShuffledIn);
    for (; count > 0; --count) {
        if (isInFront && table.sheet(who).role == Role::Player)
            putOnPile(table, cardOf(bullet), who);
        play.happened({.what = HappeningKind::PenaltyEnds,
                       .rule = {14, 2, 0},
                       .who = who,
                       .card = cardOf(bullet)});
    }
}

} // namespace

/// By the booklet they have lain in front until now, and are shuffled in; else they lie on the pile
/// already.
void endPenalties(Play& play)
{
    for (int i = 0; i < banditCount; ++i) {
        const Pawn who = pawnAt(i);
        Sheet& sheet = play.table.sheet(who);
        sheet.voided = {};
        turnDown(play, who, MarshalBullet::Disarmed, sheet.disarmed);
        turnDown(play, who, MarshalBullet::WoundedKnee, sheet.woundedKnees);
        turnDown(play, who, MarshalBullet::ShoulderInjury, sheet.shoulderInjuries);
    }
}

/// 5.4, after the event: cards go back, decks are made ready for the next round. Who is first
/// player in it is said afterwards (5.4.8, steps.cpp).
void endRound(Play& play)
{
    Table& table = play.table;
    const bool heals = table.rulings.is(InfirmaryTiming::EndOfRound);
    for (SeatIndex i = 0; heals && i < table.seats.size(); ++i) visitInfirmary(play, i);
    takeAntidotes(play);
    endPenalties(play);
    if (table.rulings.is(ResolvedCardReturn::AfterAllActions)) returnAllCards(table);
    table.commonDeck.clear();
    for (Sheet& sheet : table.sheets) sheet.hasBought = false;
    for (SeatIndex i = 0; i < table.seats.size(); ++i) {
        if (table.seats[i].isBot) {
            shuffleBotDeck(play, table.seats[i]);
        } else if (table.rulings.is(DeckRegime::ReshuffleEachRound)) {
            keepsByIcons(table) ? shuffleAllButHand(play, i) : shuffleEverything(play, i);
        } else if (!table.kept.decks) {
            forgetHand(table.seats[i]);
        }
    }
    play.happened(
        {.what = HappeningKind::RoundEnds, .rule = {5, 4, 0}, .number = table.progress.round});
}

} // namespace caboose::rules
