// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/cards_in_play.h"

#include "model/rules/13_bandits/09_misty.h"
#include "model/rules/20_official/4_two_bandits.h"
#include "model/rules/20_official/6_pairs.h"
#include "model/rules/core/observe.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{5, 1, 5};

void shuffleDiscardIn(Play& play, Seat& seat)
{
    seat.pile.addAll(seat.discard);
    seat.discard.clear();
    forgetOrder(seat);
    play.happened(
        {.what = HappeningKind::DeckShuffled, .rule = rule, .who = seat.characters.front()});
}

/// Chance names the card that comes up.
Card askForDrawnCard(Play& play, const Seat& seat, Rule why)
{
    Question question = play.question(QuestionKind::DrawnCard, Pawn::None, why);
    question.whom = seat.characters.front();
    for (const CardCount& c : seat.pile) {
        question.offer(Choice(c.card), allowed(why), c.count);
    }
    return play.ask(question).card();
}

inline Card drawFromPile(Play& play, Seat& seat, Rule why)
{
    if (seat.pile.kinds() > 1) {
        const int way = play.chance(seat.pile.total());
        if (way >= 0) return seat.pile.takeNth(way);
    }
    const Card card = askForDrawnCard(play, seat, why);
    seat.pile.remove(card);
    return card;
}

Card takeTop(Seat& seat)
{
    const Card card = seat.top.back();
    seat.top.pop_back();
    return card;
}

Card takeBottom(Seat& seat)
{
    const Card card = seat.bottom.front();
    seat.bottom.erase(seat.bottom.begin());
    return card;
}

} // namespace

std::optional<Card> takeKnown(Seat& seat)
{
    if (!seat.top.empty()) return takeTop(seat);
    const bool isLast = seat.pile.empty() && !seat.bottom.empty();
    return isLast ? std::optional(takeBottom(seat)) : std::nullopt;
}

namespace {

inline Card takeNext(Play& play, Seat& seat, Rule why)
{
    if (!seat.top.empty()) return takeTop(seat);
    return seat.pile.empty() ? takeBottom(seat) : drawFromPile(play, seat, why);
}

void drawOne(Play& play, Seat& seat)
{
    const Card card = takeNext(play, seat, rule);
    seat.hand.add(card);
    if (!play.isWatched()) return;
    play.happened({.what = HappeningKind::CardDrawn,
                   .rule = rule,
                   .who = seat.characters.front(),
                   .card = card});
}

} // namespace

int cardsToDraw(const Seat& seat)
{
    return seat.pile.total() + static_cast<int>(seat.top.size() + seat.bottom.size());
}

void refillIfDue(Play& play, Seat& seat, int stillToDraw)
{
    const int there = cardsToDraw(seat);
    switch (play.table.rulings.get<EmptyDeckDraw>()) {
    case EmptyDeckDraw::NoRefill: return;
    case EmptyDeckDraw::DrawRestThenReshuffle:
        if (there == 0) shuffleDiscardIn(play, seat);
        return;
    case EmptyDeckDraw::ReshuffleWhenInsufficient:
        if (there < stillToDraw) shuffleDiscardIn(play, seat);
        return;
    }
}

Card takeFromPile(Play& play, SeatIndex index, Rule why)
{
    return takeNext(play, play.table.seats[index], why);
}

void forgetOrder(Seat& seat)
{
    for (const Card card : seat.top) seat.pile.add(card);
    for (const Card card : seat.bottom) seat.pile.add(card);
    seat.top.clear();
    seat.bottom.clear();
}

void putUnder(Seat& seat, Card card)
{
    if (seat.bottom.full()) {
        seat.pile.add(card);
    } else {
        seat.bottom.push_back(card);
    }
}

bool canDraw(const Table& table, const Seat& seat)
{
    if (!table.kept.decks || cardsToDraw(seat) > 0) return true;
    return !table.rulings.is(EmptyDeckDraw::NoRefill) && !seat.discard.empty();
}

void drawCards(Play& play, SeatIndex index, int count)
{
    Seat& seat = play.table.seats[index];
    if (!play.table.kept.decks) {
        play.happened({.what = HappeningKind::CardsDrawn,
                       .rule = rule,
                       .who = seat.characters.front(),
                       .number = count});
        return;
    }
    for (int left = count; left > 0; --left) {
        if (!seat.discard.empty()) refillIfDue(play, seat, left);
        if (cardsToDraw(seat) == 0) return;
        drawOne(play, seat);
    }
}

void forgetFaceDown(Table& table, Card card)
{
    for (std::size_t place = 0; place < table.commonDeck.size(); ++place) {
        PlayedCard& played = table.commonDeck[place];
        // 20.4.4: of two Marshal cards, only one is in the deck.
        const bool isMarshal = played.card.kind == CardKind::Marshal &&
                               card.kind == CardKind::Marshal &&
                               table.seatOf(played.card.owner) == table.seatOf(card.owner);
        if (isTurnedUp(table, place) || (played.card != card && !isMarshal)) continue;
        const Seat& seat = table.seats[played.seat];
        const Pawn owner = seat.characters.size() == 1 ? seat.characters.front() : Pawn::None;
        played.card = {owner, CardKind::Unknown, 0};
        return;
    }
}

void takeFromHand(Table& table, SeatIndex index, const Card& card)
{
    Seat& seat = table.seats[index];
    if (seat.hand.removeIfThere(card) || table.kept.decks) return;
    if (otherMarshalCard(seat) == card) exchangeMarshalCard(seat);
    // 20.6.3: it may be the partner's card, drawn unseen.
    const std::optional<SeatIndex> partner = partnerOf(table, index);
    Cards& pile = seat.pile.has(card) || !partner ? seat.pile : table.seats[*partner].pile;
    if (pile.has(card))
        pile.remove(card);
    else if (card.kind != CardKind::Unknown)
        forgetFaceDown(table, card);
}

void returnCard(Play& play, const PlayedCard& played)
{
    Table& table = play.table;
    const auto when = table.rulings.get<ResolvedCardReturn>();
    // 20.1: with all others, at the end.
    if (when == ResolvedCardReturn::AfterAllActions) return;
    const Card card = played.card;
    const std::optional<SeatIndex> owner = homeOf(table, played);
    if (!owner) return;
    Seat& seat = table.seats[*owner];
    switch (when) {
    case ResolvedCardReturn::AfterAllActions: break;
    case ResolvedCardReturn::AtOnceOnDeck:
        // 5.4.7: a bot's cards are shuffled when the round is over.
        (seat.isBot ? seat.discard : seat.pile).add(card);
        break;
    case ResolvedCardReturn::AtOnceToDiscard:
        // Whether a physical discard pile has been shuffled in since, nobody has told.
        (table.kept.decks || seat.isBot ? seat.discard : seat.pile).add(card);
        break;
    }
    play.happened({.what = HappeningKind::CardReturned,
                   .rule = {5, 3, 3},
                   .who = seat.characters.front(),
                   .card = card});
}

Cards allOpenOnCommonDeck(const Table& table, SeatIndex index)
{
    Cards open;
    if (table.kept.decks) return open;
    Seat unseen = table.seats[index];
    unseen.pile = unseenCards(table, index);
    const std::optional<Card> marshal = otherMarshalCard(unseen); // may come up as well
    for (std::size_t place = 0; place < table.commonDeck.size(); ++place) {
        const Card card = table.commonDeck[place].card;
        if (marshal == card || unseen.pile.has(card) || unseen.hand.has(card)) continue;
        const bool isOpen = isTurnedUp(table, place) && isAction(card.kind);
        if (isOpen && table.seatOf(card.owner) == index) open.add(card);
    }
    return open;
}

void layHandsDown(Table& table)
{
    for (Seat& seat : table.seats) {
        seat.pile.addAll(seat.hand);
        seat.hand.clear();
    }
}

void shuffleEverything(Play& play, SeatIndex index)
{
    Seat& seat = play.table.seats[index];
    seat.pile.addAll(seat.hand);
    seat.hand.clear();
    seat.pile.addAll(seat.discard);
    seat.discard.clear();
    forgetOrder(seat);
    play.happened(
        {.what = HappeningKind::DeckShuffled, .rule = {20, 1, 0}, .who = seat.characters.front()});
}

} // namespace caboose::rules
