// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/20_official/6_pairs.h"

#include "model/rules/05_sequence/cards_in_play.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/core/step_functions.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{20, 6, 3};

/// The next card of this deck, for somebody else.
Card drawnFrom(Play& play, Seat& deck, Pawn who)
{
    if (!deck.discard.empty()) refillIfDue(play, deck, 1);
    if (const std::optional<Card> known = takeKnown(deck)) return *known;
    Question question = play.question(QuestionKind::PartnerCard, Pawn::None, rule);
    question.whom = who;
    for (const CardCount& c : deck.pile) question.offer(Choice(c.card), allowed(rule), c.count);
    const Card card = play.ask(question).card();
    deck.pile.remove(card);
    return card;
}

} // namespace

bool isPlayerA(const Table& /*table*/, SeatIndex seat)
{
    return seat % 2 == 0;
}

std::optional<SeatIndex> partnerOf(const Table& table, SeatIndex seat)
{
    if (!table.rulings.is(PartnerDeckDraw::Yes)) return std::nullopt;
    const int partner = isPlayerA(table, seat) ? seat + 1 : seat - 1;
    if (partner >= static_cast<int>(table.seats.size())) return std::nullopt;
    return static_cast<SeatIndex>(partner);
}

/// 20.6.3 Each player opens the round with a card from the partner's deck.
void drawFromPartner(Play& play)
{
    Table& table = play.table;
    const SeatIndex index = currentSeat(table);
    if (!table.kept.decks) {
        play.happened({.what = HappeningKind::CardsDrawn,
                       .rule = rule,
                       .who = speaker(table, index),
                       .number = 1});
        return;
    }
    const std::optional<SeatIndex> partner = partnerOf(table, index);
    if (!partner) {
        play.cannotGoOn(QuestionKind::PartnerCard, speaker(table, index), Location::Nowhere, rule);
    }
    const Card card = drawnFrom(play, table.seats[*partner], speaker(table, index));
    table.seats[index].hand.add(card);
    play.happened({.what = HappeningKind::CardDrawn,
                   .rule = rule,
                   .who = speaker(table, index),
                   .card = card});
}

} // namespace caboose::rules
