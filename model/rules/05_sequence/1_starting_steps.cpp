// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/1_starting_steps.h"

#include "model/rules/05_sequence/cards_in_play.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/13_bandits/powers.h"
#include "model/rules/20_official/4_two_bandits.h"

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

int handSize(const Table& table, const Seat& seat)
{
    return has(table, seat, Power::SevenCards) ? 7 : 6;
}

void fillHand(Play& play)
{
    const Table& table = play.table;
    const SeatIndex index = currentSeat(table);
    const bool pickedOne = pickStartCard(play, index);
    const Seat& seat = table.seats[index];
    // 20.4.4: the picked card comes on top of a full hand.
    const int inHand = seat.hand.total() - (pickedOne ? 1 : 0);
    drawCards(play, index, handSize(table, seat) - inHand);
}

} // namespace caboose::rules
