// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/1_starting_steps.h"

#include "model/rules/05_sequence/2_hand_icons.h"
#include "model/rules/05_sequence/cards_in_play.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/11_firing/bullets.h"
#include "model/rules/13_bandits/powers.h"
#include "model/rules/20_official/4_two_bandits.h"

#include <algorithm>

namespace caboose::rules {

namespace {

constexpr Rule drawing{5, 1, 1};

/// 4.4.2: the station card lies at the bottom, the others above it.
bool mayComeNow(const Table& table, const RoundCard& card)
{
    const bool isLast = table.progress.round == roundCount;
    const bool isStation = card.set == RoundSet::Station;
    if (table.rulings.is(RoundDeckComposition::FivePlain)) return !isStation;
    return isStation == isLast;
}

} // namespace

void drawRoundCard(Play& play)
{
    Table& table = play.table;
    Question question = play.question(QuestionKind::RoundCard, Pawn::None, drawing);
    for (const RoundCard& card : table.roundDeck) {
        if (mayComeNow(table, card) && !table.rounds.full())
            question.offer(Choice::round(card.id), allowed(drawing));
    }
    const int id = play.ask(question).roundId();
    const auto* card = std::find_if(table.roundDeck.begin(), table.roundDeck.end(),
                                    [&](const RoundCard& c) { return c.id == id; });
    table.rounds.push_back(*card);
    table.roundDeck.erase(card);
    play.happened({.what = HappeningKind::RoundBegins,
                   .rule = drawing,
                   .event = table.roundCard().event,
                   .number = table.progress.round});
}

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

} // namespace

bool hasSpecialEffects(const Table& table)
{
    return !poodlesHolder(table).empty();
}

void specialEffects(Play& play)
{
    hitWithNeutrals(play, poodlesHolder(play.table), poodle);
}

int handSize(const Table& table, const Seat& seat)
{
    return has(table, seat, Power::SevenCards) ? 7 : 6;
}

namespace {

/// From physical decks nobody tells what was kept for this round (5.2.4).
bool isHandUnseen(const Table& table)
{
    if (table.kept.decks || table.progress.round < 2) return false;
    if (table.rulings.is(UnplayedHandCards::KeepOrDiscard)) return true;
    const std::size_t rounds = table.rounds.size();
    return rounds > 1 && keptByIcons(table, table.rounds[rounds - 2]) > 0;
}

/// 20.6.3: the partner's card, which from a physical deck nobody has seen.
int unseenInHand(const Table& table)
{
    return !table.kept.decks && table.rulings.is(PartnerDeckDraw::Yes) ? 1 : 0;
}

} // namespace

void fillHand(Play& play)
{
    const Table& table = play.table;
    const SeatIndex index = currentSeat(table);
    const bool pickedOne = pickStartCard(play, index);
    const Seat& seat = table.seats[index];
    // 20.4.4: the picked card comes on top of a full hand.
    const int inHand = seat.hand.total() - (pickedOne ? 1 : 0);
    const int missing = handSize(table, seat) - inHand - unseenInHand(table);
    const int fewer = fewerCards(table, seat);
    if (isHandUnseen(table)) {
        play.happened({.what = HappeningKind::CardsDrawn,
                       .rule = {5, 1, 5},
                       .who = speaker(table, index),
                       .number = -fewer});
    } else if (missing > fewer) {
        drawCards(play, index, missing - fewer);
    }
}

} // namespace caboose::rules
