// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/20_official/6_pairs.h"

#include "model/rules/05_sequence/play_order.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{20, 6, 3};

Card drawnFrom(Play& play, const Seat& partner, Pawn who)
{
    Question question = play.question(QuestionKind::PartnerCard, Pawn::None, rule);
    question.whom = who;
    for (const CardCount& c : partner.pile) question.offer(Choice(c.card), allowed(rule), c.count);
    return play.ask(question).card();
}

} // namespace

bool isPlayerA(const Table& /*table*/, SeatIndex seat)
{
    return seat % 2 == 0;
}

SeatIndex partnerOf(const Table& table, SeatIndex seat)
{
    return static_cast<SeatIndex>(isPlayerA(table, seat) ? seat + 1 : seat - 1);
}

void drawFromPartner(Play& play)
{
    Table& table = play.table;
    const SeatIndex index = currentSeat(table);
    if (!table.kept.decks) return;
    Seat& partner = table.seats[partnerOf(table, index)];
    const Card card = drawnFrom(play, partner, speaker(table, index));
    partner.pile.remove(card);
    table.seats[index].hand.add(card);
    play.happened({.what = HappeningKind::CardDrawn,
                   .rule = rule,
                   .who = speaker(table, index),
                   .card = card});
}

} // namespace caboose::rules
