// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/2_schemin.h"

#include "model/rules/05_sequence/cards_in_play.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/06_round_cards/turns.h"
#include "model/rules/20_official/4_two_bandits.h"
#include "model/rules/20_official/6_pairs.h"

#include <algorithm>

namespace caboose::rules {

namespace {

constexpr Rule rule{5, 2, 1};
constexpr Rule keeping{5, 2, 4};
constexpr int cardsForATurn = 3;

/// Offers a card both ways: face up and face down.
void offerCard(Question& question, const TurnLimits& limits, Card card, Verdict there)
{
    if (card.kind == CardKind::Bullet) {
        question.offer(Choice(card), refused(Reason::BulletCard, rule));
        return;
    }
    question.offer(Choice(card), limits.faceUp(card.kind, there));
    if (!limits.allowsFaceDown() && !question.withRefusals()) return;
    question.offer(Choice(card, ChoiceKind::FaceDown), limits.faceDown(card.kind, there));
}

/// Cards that a physical deck's owner may have in hand: nobody else knows.
void offerUnseenHand(Question& question, const TurnLimits& limits, const Seat& seat,
                     const Cards& pile)
{
    for (const CardCount& c : pile) {
        if (isAction(c.card.kind) && !seat.hand.has(c.card)) {
            offerCard(question, limits, c.card, depends(Reason::HandUnseen, rule));
        }
    }
}

/// What lies in the draw pile, where the program keeps the decks.
void offerCardsToCome(Question& question, const Seat& seat)
{
    for (const CardCount& c : seat.pile) {
        if (isAction(c.card.kind) && !seat.hand.has(c.card)) {
            question.offer(Choice(c.card), refused(Reason::NotInHand, rule));
        }
    }
}

/// A card that is played, but not entered before it is turned over.
void offerNotEntered(Question& question, const Seat& seat)
{
    const Pawn owner = seat.characters.size() == 1 ? seat.characters.front() : Pawn::None;
    question.offer(Choice(Card{owner, CardKind::Unknown, 0}, ChoiceKind::FaceDown),
                   depends(Reason::HandUnseen, rule));
}

bool isOnCommonDeck(const Table& table, Card card)
{
    return std::any_of(table.commonDeck.begin(), table.commonDeck.end(),
                       [&](const PlayedCard& played) { return played.card == card; });
}

void offerSearch(Question& question, const Table& table, const Seat& seat)
{
    const Card idea{seat.characters.front(), CardKind::BrilliantIdea, 0};
    const bool canBeFound = seat.pile.has(idea) || seat.discard.has(idea);
    if (!canBeFound && !seat.hand.has(idea) && !isOnCommonDeck(table, idea)) return;
    const Choice search(ChoiceKind::Search);
    if (canBeFound) {
        const bool isKnown = table.kept.decks;
        question.offer(search, isKnown ? allowed(rule) : depends(Reason::HandUnseen, rule));
    } else if (table.rulings.is(BrilliantIdeaSearch::Always)) {
        question.offer(search, allowed(rule).by(Ruling::BrilliantIdeaSearch));
    } else {
        question.offer(search,
                       refused(Reason::SearchFindsNothing, rule).by(Ruling::BrilliantIdeaSearch));
    }
}

void searchBrilliantIdea(Play& play, Seat& seat)
{
    const Card idea{seat.characters.front(), CardKind::BrilliantIdea, 0};
    if (!play.table.kept.decks) return;
    if (seat.pile.has(idea)) {
        seat.pile.remove(idea);
        seat.hand.add(idea);
    } else if (seat.discard.has(idea)) {
        seat.discard.remove(idea);
        seat.hand.add(idea);
    }
    // The deck is shuffled, and with it what was known to lie on top.
    for (const Card card : seat.top) seat.pile.add(card);
    seat.top.clear();
    play.happened(
        {.what = HappeningKind::DeckShuffled, .rule = rule, .who = seat.characters.front()});
}

} // namespace

Question playCard(const Table& table, SeatIndex index, bool withRefusals)
{
    const Seat& seat = table.seats[index];
    const TurnLimits limits(table, seat, currentTurn(table));
    Question question(QuestionKind::PlayCard, speaker(table, index), rule, withRefusals);
    for (const CardCount& c : seat.hand) offerCard(question, limits, c.card, allowed(rule));
    if (!table.kept.decks) {
        offerUnseenHand(question, limits, seat, seat.pile);
        if (table.rulings.is(PartnerDeckDraw::Yes)) {
            offerUnseenHand(question, limits, seat, table.seats[partnerOf(table, index)].pile);
        }
        offerNotEntered(question, seat);
    } else if (withRefusals) {
        offerCardsToCome(question, seat);
    }
    const bool canDrawOne = canDraw(table, seat);
    question.offer(Choice(ChoiceKind::Draw),
                   canDrawOne ? allowed(rule) : refused(Reason::DeckEmpty, rule));
    offerSearch(question, table, seat);
    // Nothing but bullets and nothing to draw: the turn passes.
    if (question.possible() == 0) question.offer(Choice(ChoiceKind::Done), allowed(rule));
    return question;
}

void putOnCommonDeck(Play& play, SeatIndex index, Choice choice)
{
    Table& table = play.table;
    const bool faceDown = choice.is(ChoiceKind::FaceDown);
    takeFromHand(table, table.seats[index], choice.card());
    table.commonDeck.push_back({choice.card(), index, table.progress.turn, faceDown});
    play.happened({.what = HappeningKind::CardPlayed,
                   .rule = rule,
                   .who = speaker(table, index),
                   .card = choice.card(),
                   .number = faceDown ? 1 : 0});
}

void playTurn(Play& play)
{
    const SeatIndex index = currentSeat(play.table);
    const Choice choice = play.ask(playCard(play.table, index, play.wantsRefusals()));
    Seat& seat = play.table.seats[index];
    switch (choice.kind()) {
    case ChoiceKind::Draw:
        seat.hasDrawnThisTurn = true;
        drawCards(play, index, cardsForATurn);
        break;
    case ChoiceKind::Search: searchBrilliantIdea(play, seat); break;
    case ChoiceKind::Done: break;
    default:
        putOnCommonDeck(play, index, choice);
        cover(play, index);
        break;
    }
}

namespace {

Question cardToDiscard(const Play& play, SeatIndex index)
{
    const Table& table = play.table;
    const Seat& seat = table.seats[index];
    Question question = play.question(QuestionKind::CardToDiscard, speaker(table, index), keeping);
    for (const CardCount& c : seat.hand) question.offer(Choice(c.card), allowed(keeping));
    const bool mustDiscard =
        table.rulings.is(BulletDiscardAtScheminEnd::Must) && seat.hand.bullets() > 0;
    question.offer(Choice(ChoiceKind::Done),
                   mustDiscard
                       ? refused(Reason::BulletCard, keeping).by(Ruling::BulletDiscardAtScheminEnd)
                       : allowed(keeping));
    return question;
}

} // namespace

void keepCards(Play& play)
{
    const SeatIndex index = currentSeat(play.table);
    Seat& seat = play.table.seats[index];
    while (play.table.kept.decks && !seat.hand.empty()) {
        const Choice choice = play.ask(cardToDiscard(play, index));
        if (choice.is(ChoiceKind::Done)) break;
        seat.hand.remove(choice.card());
        seat.discard.add(choice.card());
        play.happened({.what = HappeningKind::CardDiscarded,
                       .rule = keeping,
                       .who = speaker(play.table, index),
                       .card = choice.card()});
    }
    play.happened({.what = HappeningKind::CardsKept,
                   .rule = keeping,
                   .who = speaker(play.table, index),
                   .number = seat.hand.total()});
}

} // namespace caboose::rules
