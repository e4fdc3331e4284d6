// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/4_ending_a_round.h"
#include "model/rules/05_sequence/cards_in_play.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/07_events/events.h"
#include "model/rules/10_actions/actions.h"
#include "model/rules/11_firing/bullets_in_front.h"
#include "model/rules/13_bandits/01_al.h"
#include "model/rules/13_bandits/09_misty.h"
#include "model/rules/16_bots/06_captured_bots.h"
#include "model/rules/16_bots/unwritten_bot.h"
#include "model/rules/core/observe.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{7, 1, 11};

bool isStillPlaying(const Table& table, Pawn who)
{
    return !isOutOfTheGame(table.where(who));
}

void offerCards(Question& question, const Cards& cards, Verdict there)
{
    for (const CardCount& c : cards) {
        if (question.find(Choice(c.card)) != nullptr) continue;
        const bool isBullet = c.card.kind == CardKind::Bullet;
        question.offer(Choice(c.card), isBullet ? refused(Reason::BulletCard, rule) : there);
    }
}

Question reflexCard(const Play& play, SeatIndex index)
{
    const Table& table = play.table;
    const Seat& seat = table.seats[index];
    Question question = play.question(QuestionKind::ReflexCard, speaker(table, index), rule);
    offerCards(question, seat.hand, allowed(rule));
    // What is kept of a physical deck, nobody else knows.
    if (!table.kept.decks) {
        offerCards(question, unseenCards(table, index), depends(Reason::HandUnseen, rule));
    }
    question.offer(Choice(ChoiceKind::Done), allowed(rule));
    return question;
}

/// 20.1: where all cards go back together, those of the event do so when it is over.
bool goBackTogether(const Table& table)
{
    return table.rulings.is(ResolvedCardReturn::AfterAllActions);
}

void addToPile(Table& table, const PlayedCard& played)
{
    if (const auto home = homeOf(table, played)) table.seats[*home].pile.add(played.card);
}

/// 10.10.1: until the event is over it lies behind those of the round, the last card that was
/// played.
void layDown(Play& play, SeatIndex index, Card card)
{
    Table& table = play.table;
    const std::size_t turns = table.roundCard().turns.size();
    const PlayedCard played{card, index, static_cast<std::uint8_t>(turns - 1)};
    const bool hasRoom = turns > 0 && !table.commonDeck.full();
    if (hasRoom) {
        table.commonDeck.push_back(played);
        ++table.progress.card;
    }
    if (!goBackTogether(table)) {
        returnCard(play, played);
    } else if (!hasRoom) {
        addToPile(table, played);
    }
}

/// Those that lie behind the cards of the round.
void clearBehind(Table& table, std::size_t ofRound)
{
    while (table.commonDeck.size() > ofRound) {
        if (goBackTogether(table)) addToPile(table, table.commonDeck.back());
        table.commonDeck.pop_back();
    }
}

/// al-buys-reflex-cards
void sell(Play& play, Card card)
{
    if (play.table.rulings.is(AlBuysReflexCards::Yes)) offerForSale(play, card);
}

void react(Play& play, SeatIndex index)
{
    // How many cards somebody holds, everybody sees.
    if (play.table.kept.decks && play.table.seats[index].hand.empty()) return;
    const Choice choice = play.ask(reflexCard(play, index));
    if (choice.is(ChoiceKind::Done)) return;
    const Card card = choice.card();
    play.happened(
        {.what = HappeningKind::CardPerformed, .rule = rule, .who = card.owner, .card = card});
    sell(play, card);
    actByCard(play, card.owner, card.kind);
    takeFromHand(play.table, index, card);
    layDown(play, index, card);
}

/// A bot's deck turns up the card, as in its own turn (5.2.2).
void reactAsBot(Play& play, SeatIndex index)
{
    const bool isPlayed = !isUnwrittenBot(play, speaker(play.table, index));
    if (!isPlayed || play.table.seats[index].pile.empty()) return;
    const Card card = takeFromPile(play, index, rule);
    const Pawn who = card.owner;
    play.happened({.what = HappeningKind::CardPerformed, .rule = rule, .who = who, .card = card});
    layDown(play, index, card);
    sell(play, card);
    if (!losesCard(play, who, card)) act(play, who, card.kind);
    escapeFromCell(play, who);
}

} // namespace

void reflexAction(Play& play)
{
    if (play.table.rulings.is(PenaltiesInReflexAction::Over)) endPenalties(play);
    Table& table = play.table;
    const std::uint8_t card = table.progress.card;
    const std::size_t ofRound = table.commonDeck.size();
    table.progress.card = static_cast<std::uint8_t>(ofRound);
    const int seats = static_cast<int>(play.table.seats.size());
    for (int n = 0; n < seats; ++n) {
        const SeatIndex index = seatInOrder(play.table, n);
        if (!isStillPlaying(play.table, speaker(play.table, index))) continue;
        if (play.table.seats[index].isBot) {
            if (play.table.rulings.is(ReflexActionBots::Yes)) reactAsBot(play, index);
        } else {
            react(play, index);
        }
    }
    clearBehind(table, ofRound);
    table.progress.card = card;
}

} // namespace caboose::rules
