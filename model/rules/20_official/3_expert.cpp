// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/step_functions.h"

#include "model/rules/05_sequence/play_order.h"
#include "model/rules/core/play.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{20, 3, 1};

Question bulletToDiscard(const Play& play, SeatIndex index)
{
    const Table& table = play.table;
    Question question = play.question(QuestionKind::BulletToDiscard, speaker(table, index), rule);
    for (const CardCount& c : table.seats[index].hand) {
        if (c.card.kind == CardKind::Bullet) question.offer(Choice(c.card), allowed(rule));
    }
    question.offer(Choice(ChoiceKind::Done), allowed(rule));
    return question;
}

} // namespace

/// 20.3.1 Before Schemin' begins, drawn bullets may go straight to the discard pile. Whoever has
/// none is asked, too: the others must not notice.
void discardBullets(Play& play)
{
    const SeatIndex index = currentSeat(play.table);
    Seat& seat = play.table.seats[index];
    if (seat.isBot) return; // 11.3.2: its bullets are in no hand
    // Also whoever has none says that this is all: that there is none, is nobody else's business.
    while (!seat.hand.empty()) {
        const Choice choice = play.ask(bulletToDiscard(play, index));
        if (choice.is(ChoiceKind::Done)) return;
        seat.hand.remove(choice.card());
        seat.discard.add(choice.card());
        play.happened({.what = HappeningKind::CardDiscarded,
                       .rule = rule,
                       .who = speaker(play.table, index),
                       .card = choice.card()});
    }
}

} // namespace caboose::rules
