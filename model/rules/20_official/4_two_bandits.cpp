// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/20_official/4_two_bandits.h"

#include "model/rules/05_sequence/2_schemin.h"
#include "model/rules/05_sequence/cards_in_play.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/core/observe.h"

namespace caboose::rules {

namespace {

constexpr Rule startCard{20, 4, 4};
constexpr Rule coverRule{20, 4, 5};

Card marshalOf(Pawn who)
{
    return {who, CardKind::Marshal, 0};
}

bool isCovered(const Table& table, const PlayedCard& played)
{
    return table.rulings.is(TwoBanditsPerPlayer::CoverVariant) &&
           currentTurn(table) == Turn::Normal && !played.isFaceDown &&
           played.card.kind == CardKind::Fire;
}

Verdict mayCover(const Table& table, const Seat& seat, Pawn shooter, Card card)
{
    if (card.kind == CardKind::Bullet) return refused(Reason::BulletCard, coverRule);
    if (card.owner == shooter) return refused(Reason::NotOtherBandit, coverRule).with(shooter);
    if (card.kind == CardKind::Marshal) return refused(Reason::NotAsCover, coverRule);
    return seat.hand.has(card) || table.kept.decks ? allowed(coverRule)
                                                   : depends(Reason::HandUnseen, coverRule);
}

Question coverCard(const Play& play, SeatIndex index, Pawn shooter)
{
    const Table& table = play.table;
    const Seat& seat = table.seats[index];
    Question question = play.question(QuestionKind::CoverCard, speaker(table, index), coverRule);
    question.whom = shooter;
    question.offer(Choice(ChoiceKind::Done), allowed(coverRule));
    Cards inHand = seat.hand;
    if (!table.kept.decks) {
        // What a physical hand holds, nobody else knows.
        Seat unseen = seat;
        unseen.pile = unseenCards(table, index);
        inHand.addAll(unseen.pile);
        if (const auto marshal = otherMarshalCard(unseen)) inHand.add(*marshal);
    }
    for (const CardCount& c : inHand) {
        question.offer(Choice(c.card), mayCover(table, seat, shooter, c.card));
    }
    return question;
}

} // namespace

std::optional<Card> otherMarshalCard(const Seat& seat)
{
    if (seat.characters.size() != 2) return std::nullopt;
    const Card first = marshalOf(seat.characters.front());
    const Card second = marshalOf(seat.characters.back());
    if (seat.pile.has(first) == seat.pile.has(second)) return std::nullopt;
    return seat.pile.has(first) ? second : first;
}

void exchangeMarshalCard(Seat& seat)
{
    const Card other = *otherMarshalCard(seat);
    for (const Pawn who : seat.characters) {
        if (seat.pile.has(marshalOf(who))) seat.pile.remove(marshalOf(who));
    }
    seat.pile.add(other);
}

namespace {

/// From a physical deck it is one that nobody else sees.
void tellUnseenStartCard(Play& play, SeatIndex index)
{
    if (!play.table.rulings.is(TwoBanditStartCard::MustChoose)) return;
    play.happened({.what = HappeningKind::CardsDrawn,
                   .rule = startCard,
                   .who = speaker(play.table, index),
                   .number = 1});
}

} // namespace

bool pickStartCard(Play& play, SeatIndex index)
{
    Table& table = play.table;
    if (table.rulings.is(TwoBanditStartCard::None)) return false;
    if (!table.kept.decks) {
        tellUnseenStartCard(play, index);
        return false;
    }
    Seat& seat = table.seats[index];
    forgetOrder(seat); // the choice comes before the deck is shuffled
    if (seat.pile.empty()) return false;
    Question question = play.question(QuestionKind::StartCard, speaker(table, index), startCard);
    if (table.rulings.is(TwoBanditStartCard::MayChoose)) {
        question.offer(Choice(ChoiceKind::Done), allowed(startCard).by(Ruling::TwoBanditStartCard));
    }
    for (const CardCount& c : seat.pile) question.offer(Choice(c.card), allowed(startCard));
    const Choice choice = play.ask(question);
    if (choice.is(ChoiceKind::Done)) return false;
    seat.pile.remove(choice.card());
    seat.hand.add(choice.card());
    play.happened({.what = HappeningKind::CardDrawn,
                   .rule = startCard,
                   .who = speaker(table, index),
                   .card = choice.card()});
    return true;
}

void cover(Play& play, SeatIndex index)
{
    const auto mayHaveCards = [&] {
        return !play.table.kept.decks || !play.table.seats[index].hand.empty();
    };
    while (isCovered(play.table, play.table.commonDeck.back()) && mayHaveCards()) {
        const Pawn shooter = play.table.commonDeck.back().card.owner;
        const Choice choice = play.ask(coverCard(play, index, shooter));
        if (choice.is(ChoiceKind::Done)) return;
        putOnCommonDeck(play, index, choice);
        if (play.table.rulings.is(CoverSecondShotChains::No)) return;
    }
}

} // namespace caboose::rules
