// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/2_hand_icons.h"

#include "model/rules/05_sequence/play_order.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{5, 2, 4};

Question cardToKeep(const Play& play, SeatIndex index, const Cards& hand)
{
    const Table& table = play.table;
    Question question = play.question(QuestionKind::CardToKeep, speaker(table, index), rule);
    for (const CardCount& c : hand) question.offer(Choice(c.card), allowed(rule));
    question.offer(Choice(ChoiceKind::Done), allowed(rule));
    return question;
}

} // namespace

int keptByIcons(const Table& table, const RoundCard& card)
{
    if (table.rulings.is(UnplayedHandCards::KeepOrDiscard)) return 0;
    switch (table.rulings.get<KeepIcon>()) {
    case KeepIcon::Ignored: return 0;
    case KeepIcon::KeepOne: return card.hands > 0 ? 1 : 0;
    case KeepIcon::KeepOnePerIcon: return card.hands;
    }
    return 0;
}

bool keepsByIcons(const Table& table)
{
    return keptByIcons(table, table.roundCard()) > 0;
}

void keepByIcons(Play& play)
{
    const SeatIndex index = currentSeat(play.table);
    Seat& seat = play.table.seats[index];
    if (!play.table.kept.decks) {
        seat.pile.addAll(seat.hand);
        seat.hand.clear();
        return;
    }
    Cards kept;
    Cards rest = seat.hand;
    for (int left = keptByIcons(play.table, play.table.roundCard()); left > 0; --left) {
        const Choice choice = play.ask(cardToKeep(play, index, rest));
        if (choice.is(ChoiceKind::Done)) break;
        rest.remove(choice.card());
        kept.add(choice.card());
    }
    seat.pile.addAll(rest);
    seat.hand = kept;
    play.happened({.what = HappeningKind::CardsKept,
                   .rule = rule,
                   .who = speaker(play.table, index),
                   .number = kept.total()});
}

} // namespace caboose::rules
