// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/2_schemin.h"

#include "model/rules/05_sequence/2_bot_turn.h"
#include "model/rules/05_sequence/2_hand_icons.h"
#include "model/rules/05_sequence/2_whiskey.h"
#include "model/rules/05_sequence/cards_in_play.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/06_round_cards/2_diversion.h"
#include "model/rules/06_round_cards/7_turmoil.h"
#include "model/rules/06_round_cards/turns.h"
#include "model/rules/10_actions/03_plus_cards.h"
#include "model/rules/20_official/4_two_bandits.h"
#include "model/rules/20_official/6_pairs.h"
#include "model/rules/core/observe.h"
#include "model/rules/core/step_functions.h"

#include <algorithm>

namespace caboose::rules {

namespace {

constexpr Rule rule{5, 2, 1};
constexpr Rule keeping{5, 2, 4};
constexpr int cardsForATurn = 3;

/// Offers a card both ways: face up and face down.
void offerCard(Question& question, const TurnLimits& limits, Card card, const Verdict& there)
{
    if (card.kind == CardKind::Bullet && !limits.playsBullets()) {
        question.offer(Choice(card), refused(Reason::BulletCard, rule));
        return;
    }
    question.offer(Choice(card), limits.faceUp(card, there));
    if (!limits.allowsFaceDown() && !question.withRefusals()) return;
    question.offer(Choice(card, ChoiceKind::FaceDown), limits.faceDown(card, there));
}

bool isBullet(Card card)
{
    return card.kind == CardKind::Bullet;
}

/// Cards that a physical deck's owner may have in hand: nobody else knows. Those that lie open on
/// the common deck are in no hand, if nobody was mistaken.
void offerUnseenHand(Question& question, const TurnLimits& limits, const Seat& seat,
                     const Cards& pile, const Cards& open = {})
{
    Cards all = pile;
    all.addAll(open);
    for (const CardCount& c : all) {
        const bool isPlayable =
            isAction(c.card.kind) || (limits.playsBullets() && isBullet(c.card));
        if (!isPlayable || seat.hand.has(c.card)) continue;
        if (pile.has(c.card))
            offerCard(question, limits, c.card, depends(Reason::HandUnseen, rule));
        else
            question.offer(Choice(c.card), refused(Reason::NotInHand, rule));
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
void offerNotEntered(Question& question, const TurnLimits& limits, const Seat& seat)
{
    const Pawn owner = seat.characters.size() == 1 ? seat.characters.front() : Pawn::None;
    const Card unknown{owner, CardKind::Unknown, 0};
    question.offer(Choice(unknown, ChoiceKind::FaceDown),
                   limits.unlessPhotographed(unknown, depends(Reason::HandUnseen, rule)));
}

bool isOnCommonDeck(const Table& table, const Card& card)
{
    return std::any_of(table.commonDeck.begin(), table.commonDeck.end(),
                       [&](const PlayedCard& played) { return played.card == card; });
}

/// 6.4: a card of one's own is the last one of this turn already: it was the first half.
bool hasPlayedFirstHalf(const Table& table, SeatIndex index)
{
    if (table.commonDeck.empty()) return false;
    const PlayedCard& last = table.commonDeck.back();
    return last.seat == index && last.turn == table.progress.turn;
}

/// draw-after-playing: drawing and searching, as far as they may follow a card.
Verdict afterPlaying(const Table& table, SeatIndex index, const Verdict& otherwise)
{
    if (table.progress.mustPlay) return unlessObligedToPlay(table, otherwise);
    if (otherwise.isRefused() || !hasPlayedFirstHalf(table, index)) return otherwise;
    const bool mayDraw = table.rulings.is(DrawAfterPlaying::Yes);
    return mayDraw ? otherwise.alsoBy(Ruling::DrawAfterPlaying)
                   : refused(Reason::NotOffered, {6, 4, 0}).by(Ruling::DrawAfterPlaying);
}

Verdict searching(const Table& table, bool canBeFound)
{
    if (canBeFound) {
        return table.kept.decks ? allowed(rule) : depends(Reason::HandUnseen, rule);
    }
    const bool mayTry = table.rulings.is(BrilliantIdeaSearch::Always);
    return (mayTry ? allowed(rule) : refused(Reason::SearchFindsNothing, rule))
        .by(Ruling::BrilliantIdeaSearch);
}

bool isInDeck(const Seat& seat, const Card& card)
{
    return seat.pile.has(card) || seat.top.contains(card) || seat.bottom.contains(card);
}

Card brilliantIdeaOf(const Seat& seat)
{
    return {seat.characters.front(), CardKind::BrilliantIdea, 0};
}

void offerSearch(Question& question, const Table& table, SeatIndex index)
{
    const Seat& seat = table.seats[index];
    if (seat.characters.contains(Pawn::Marshal)) {
        question.offer(Choice(ChoiceKind::Search), refused(Reason::SearchFindsNothing, rule));
        return;
    }
    const Card idea = brilliantIdeaOf(seat);
    const bool isUnseen =
        table.kept.decks ? isInDeck(seat, idea) : unseenCards(table, index).has(idea);
    const bool canBeFound = isUnseen || seat.discard.has(idea);
    const Verdict search = searching(table, canBeFound);
    if (search.isRefused() && !question.withRefusals()) return;
    if (!canBeFound && !seat.hand.has(idea) && !isOnCommonDeck(table, idea)) return;
    question.offer(Choice(ChoiceKind::Search), afterPlaying(table, index, search));
}

void takeBrilliantIdea(Seat& seat)
{
    const Card idea = brilliantIdeaOf(seat);
    // The deck is shuffled afterwards, and with it what was known of its order.
    forgetOrder(seat);
    if (seat.pile.has(idea)) {
        seat.pile.remove(idea);
        seat.hand.add(idea);
    } else if (seat.discard.has(idea)) {
        seat.discard.remove(idea);
        seat.hand.add(idea);
    }
}

void searchBrilliantIdea(Play& play, Seat& seat)
{
    if (play.table.kept.decks) takeBrilliantIdea(seat);
    play.happened(
        {.what = HappeningKind::DeckShuffled, .rule = rule, .who = seat.characters.front()});
}

} // namespace

bool hidesBrilliantIdea(const Table& table, SeatIndex index)
{
    const Seat& seat = table.seats[index];
    const Card idea = brilliantIdeaOf(seat);
    for (std::size_t place = 0; place < table.commonDeck.size(); ++place) {
        if (table.commonDeck[place].card == idea) return !isTurnedUp(table, place);
    }
    return isInDeck(seat, idea) || seat.discard.has(idea) || seat.hand.has(idea);
}

Question playCard(const Table& table, SeatIndex index, bool withRefusals)
{
    const Seat& seat = table.seats[index];
    const Turn turn = currentTurn(table);
    const TurnLimits limits(table, seat, turn);
    Question question(QuestionKind::PlayCard, speaker(table, index), rule, withRefusals);
    const Verdict inHand = allowed(rule);
    for (const CardCount& c : seat.hand) offerCard(question, limits, c.card, inHand);
    if (!table.kept.decks) {
        Seat unseen = seat;
        unseen.pile = unseenCards(table, index);
        const Cards open = withRefusals ? allOpenOnCommonDeck(table, index) : Cards();
        offerUnseenHand(question, limits, seat, unseen.pile, open);
        if (const auto marshal = otherMarshalCard(unseen)) {
            offerCard(question, limits, *marshal, depends(Reason::HandUnseen, rule));
        }
        const std::optional<SeatIndex> partner = partnerOf(table, index);
        if (partner) offerUnseenHand(question, limits, seat, unseenCards(table, *partner));
        offerNotEntered(question, limits, seat);
    } else if (withRefusals) {
        offerCardsToCome(question, seat);
    }
    const Verdict drawing = canDraw(table, seat) ? allowed(rule) : refused(Reason::DeckEmpty, rule);
    question.offer(Choice(ChoiceKind::Draw), isRefereed(turn) ? afterPlaying(table, index, drawing)
                                                              : notRefereed(ruleOf(turn)));
    if (isRefereed(turn)) offerSearch(question, table, index);
    offerFlasks(question, table, index);
    offerDiversion(question, table, index);
    // Nothing but bullets and nothing to draw: the turn passes.
    if (question.possible() == 0) question.offer(Choice(ChoiceKind::Done), allowed(rule));
    return question;
}

void putOnCommonDeck(Play& play, SeatIndex index, Choice choice)
{
    Table& table = play.table;
    const bool faceDown = choice.is(ChoiceKind::FaceDown);
    if (table.commonDeck.full()) {
        play.cannotGoOn(QuestionKind::PlayCard, speaker(table, index), Location::Nowhere, rule);
    }
    const Card card = choice.card();
    takeFromHand(table, index, card);
    table.commonDeck.push_back({card, index, table.progress.turn, faceDown});
    if (!play.isWatched()) return;
    play.happened({.what = HappeningKind::CardPlayed,
                   .rule = rule,
                   .who = speaker(table, index),
                   .card = card,
                   .number = faceDown ? 1 : 0});
}

namespace {

/// 5.2.3: what a flask obliges to.
void playAfterFlask(Play& play, SeatIndex index, int plays)
{
    Progress& progress = play.table.progress;
    const bool isSingle = plays == 1;
    progress.mustPlay = true;
    for (; plays > 0; --plays) {
        playAsChosen(play, index, play.ask(playCard(play.table, index, play.wantsRefusals())));
    }
    progress.mustPlay = false;
    // 7.1.14: after an old flask two cards are all.
    const bool mayCount = play.table.rulings.is(PlusCardAfterNormalWhiskey::Counts);
    if (isSingle && mayCount) goOnAfterPlusCard(play.table, index);
}

} // namespace

void playAsChosen(Play& play, SeatIndex index, Choice choice)
{
    if (choice.is(ChoiceKind::Draw)) {
        play.table.seats[index].hasDrawnThisTurn = true;
        drawCards(play, index, cardsForATurn);
    } else if (choice.is(ChoiceKind::Search)) {
        searchBrilliantIdea(play, play.table.seats[index]);
    } else if (choice.is(ChoiceKind::Divert)) {
        divert(play, index);
    } else if (choice.is(ChoiceKind::What)) {
        playAfterFlask(play, index, drink(play, index, choice.loot().kind));
    } else if (choice.is(ChoiceKind::Which) || choice.is(ChoiceKind::FaceDown)) {
        putOnCommonDeck(play, index, choice);
        cover(play, index);
    }
}

/// 5.2.1 The turn (or half of a double turn) of the current seat.
void playTurn(Play& play)
{
    if (currentTurn(play.table) == Turn::Turmoil) {
        playTurmoil(play);
        return;
    }
    const SeatIndex index = currentSeat(play.table);
    if (play.table.seats[index].isBot) {
        playBotTurn(play, index);
        return;
    }
    const bool isFurther = isAfterPlusCard(play.table, index);
    const Choice choice = play.ask(isFurther ? furtherCard(play.table, index, play.wantsRefusals())
                                             : playCard(play.table, index, play.wantsRefusals()));
    playAsChosen(play, index, choice);
    const bool isCard = choice.is(ChoiceKind::Which) || choice.is(ChoiceKind::FaceDown);
    if (isCard) goOnAfterPlusCard(play.table, index);
}

namespace {

/// Bullets among the rest may have to go.
Verdict mayKeep(const Table& table, const Seat& seat)
{
    if (seat.hand.bullets() == 0) return allowed(keeping);
    const bool mustGo = table.rulings.is(BulletDiscardAtScheminEnd::Must);
    return (mustGo ? refused(Reason::BulletCard, keeping) : allowed(keeping))
        .by(Ruling::BulletDiscardAtScheminEnd);
}

Question cardToDiscard(const Play& play, SeatIndex index)
{
    const Table& table = play.table;
    const Seat& seat = table.seats[index];
    Question question = play.question(QuestionKind::CardToDiscard, speaker(table, index), keeping);
    for (const CardCount& c : seat.hand) question.offer(Choice(c.card), allowed(keeping));
    question.offer(Choice(ChoiceKind::Done), mayKeep(table, seat));
    return question;
}

} // namespace

/// 5.2.4 What the current seat keeps for the next round.
void keepCards(Play& play)
{
    if (play.table.seats[currentSeat(play.table)].isBot) return;
    if (keepsByIcons(play.table)) {
        keepByIcons(play);
        return;
    }
    if (!play.table.rulings.is(UnplayedHandCards::KeepOrDiscard)) return;
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
    // What is kept of a physical deck, nobody tells.
    if (!play.table.kept.decks) return;
    play.happened({.what = HappeningKind::CardsKept,
                   .rule = keeping,
                   .who = speaker(play.table, index),
                   .number = seat.hand.total()});
}

} // namespace caboose::rules
