// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/step_functions.h"

#include "model/rules/03_definitions/teams.h"
#include "model/rules/05_sequence/2_hand_icons.h"
#include "model/rules/05_sequence/4_healing.h"
#include "model/rules/05_sequence/cards_in_play.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/07_events/3_01_delayed_assault.h"
#include "model/rules/11_firing/bullets.h"
#include "model/rules/13_bandits/powers.h"
#include "model/rules/20_official/4_two_bandits.h"
#include "model/rules/core/play.h"

#include <algorithm>

namespace caboose::rules {

namespace {

constexpr Rule poodle{15, 1, 2};

PawnSet poodlesHolder(const Table& table)
{
    PawnSet all;
    for (const Pawn who : table.bandits()) {
        const bool plays = !isOutOfTheGame(table.where(who));
        if (plays && table.sheet(who).hostage == Hostage::Poodle) all.insert(who);
    }
    return all;
}

/// 15.1.3: with the Minister one card less than one would draw otherwise; nothing is given back.
int fewerCards(const Table& table, const Seat& seat)
{
    return std::any_of(seat.characters.begin(), seat.characters.end(),
                       [&](Pawn who) { return table.sheet(who).hostage == Hostage::Minister; })
               ? 1
               : 0;
}

/// 16.9.1: where none lies yet.
bool laysDynamite(const Table& table)
{
    const Location here = table.where(Pawn::Django);
    return table.isBot(Pawn::Django) && isOnTable(here) && !table.dynamite.contains(here);
}

} // namespace

/// 5.1.4: does the start of this round have any effect?
bool hasSpecialEffects(const Table& table)
{
    return !poodlesHolder(table).empty() || laysDynamite(table);
}

namespace {

/// poodle-bullet-timing: somewhere in the deck, not on top of it.
void mixIn(Seat& seat)
{
    seat.pile.add(seat.top.back());
    seat.top.pop_back();
}

std::size_t topOf(const Table& table, Pawn who)
{
    return table.seats[*table.seatOf(who)].top.size();
}

} // namespace

/// 5.1.4
void specialEffects(Play& play)
{
    for (const Pawn who : poodlesHolder(play.table)) {
        const std::size_t before = topOf(play.table, who);
        hitWithNeutrals(play, {who}, poodle);
        const bool isOnTop = topOf(play.table, who) > before;
        const bool isMixed = play.table.rulings.is(PoodleBulletTiming::AddedToDeck);
        if (isOnTop && isMixed) mixIn(play.table.seats[*play.table.seatOf(who)]);
    }
    if (laysDynamite(play.table)) play.nothing(Pawn::Django, {}, Reason::NotRefereed, {16, 9, 1});
}

namespace {

/// 5.1.5: how many cards a full hand has, before what the Minister takes of it (15.1.3).
int handSize(const Table& table, const Seat& seat)
{
    return has(table, seat, Power::SevenCards) ? 7 : 6;
}

/// From physical decks nobody tells what was kept for this round (5.2.4).
bool isHandUnseen(const Table& table)
{
    if (table.kept.decks || table.progress.round < 2) return false;
    if (table.rulings.is(UnplayedHandCards::KeepOrDiscard)) return true;
    const std::size_t rounds = table.rounds.size();
    return rounds > 1 && keptByIcons(table, table.rounds[rounds - 2]) > 0;
}

constexpr Rule filling{5, 1, 5};

/// 20.6.3: the partner's card, which from a physical deck nobody has seen.
int unseenInHand(const Table& table)
{
    return !table.kept.decks && table.rulings.is(PartnerDeckDraw::Yes) ? 1 : 0;
}

/// 9.6, 7.1.3: in the armoury, or by the plan; both together are no more than one of them.
bool mayDrawMore(const Table& table, const Seat& seat)
{
    return std::any_of(seat.characters.begin(), seat.characters.end(), [&](Pawn who) {
        const bool isInArmoury = table.isAt(who, inside(Car::Armoury));
        return table.sheet(who).role == Role::Player &&
               (isInArmoury || table.sheet(who).drawsTwoMore);
    });
}

/// 5.1.5, 9.6: two more, or none. Where any number up to two may be taken, the text says so
/// (5.4.2).
int moreCards(Play& play, SeatIndex index)
{
    constexpr int twoMore = 2;
    Table& table = play.table;
    const bool may = mayDrawMore(table, table.seats[index]);
    for (const Pawn who : table.seats[index].characters) table.sheet(who).drawsTwoMore = false;
    if (!may) return 0;
    if (table.rulings.is(TwoMoreOptional::No)) return twoMore;
    Question question = play.question(QuestionKind::TwoMore, speaker(table, index), filling);
    question.offer(Choice(ChoiceKind::Yes), allowed(filling));
    question.offer(Choice(ChoiceKind::Done), allowed(filling));
    return play.ask(question).is(ChoiceKind::Yes) ? twoMore : 0;
}

/// Up to a full hand, of which only its owner knows what was kept, and so many beyond it.
void fillUnseenHand(Play& play, SeatIndex index, int beyond)
{
    const Pawn who = speaker(play.table, index);
    play.happened({.what = HappeningKind::CardsDrawn,
                   .rule = filling,
                   .who = who,
                   .number = std::min(beyond, 0)});
    if (beyond <= 0) return;
    play.happened(
        {.what = HappeningKind::CardsDrawn, .rule = filling, .who = who, .number = beyond});
}

} // namespace

/// 5.1.5, for the current seat
void fillHand(Play& play)
{
    const Table& table = play.table;
    const SeatIndex index = currentSeat(table);
    if (table.rulings.is(InfirmaryTiming::StartOfRound)) visitInfirmary(play, index);
    if (table.seats[index].isBot) return; // 5.2.2: its deck is its hand
    const bool pickedOne = pickStartCard(play, index);
    const Seat& seat = table.seats[index];
    // 20.4.4: the picked card comes on top of a full hand.
    const int inHand = seat.hand.total() - (pickedOne ? 1 : 0);
    const int missing = handSize(table, seat) - inHand - unseenInHand(table);
    const int beyond = moreCards(play, index) - fewerCards(table, seat);
    if (isHandUnseen(table)) {
        fillUnseenHand(play, index, beyond);
    } else if (std::max(missing, 0) + beyond > 0) {
        drawCards(play, index, std::max(missing, 0) + beyond);
    }
}

} // namespace caboose::rules
