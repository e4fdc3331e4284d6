// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/4_ending_a_round.h"
#include "model/rules/05_sequence/cards_in_play.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/07_events/events.h"
#include "model/rules/10_actions/actions.h"
#include "model/rules/11_firing/bullets_in_front.h"
#include "model/rules/13_bandits/01_al.h"
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

/// 20.1: where all cards go back together, this one lies with none of them.
void giveBack(Play& play, Card card)
{
    Table& table = play.table;
    const std::optional<SeatIndex> owner = table.seatOf(card.owner);
    const bool together = table.rulings.is(ResolvedCardReturn::AfterAllActions);
    if (together && owner) {
        table.seats[*owner].pile.add(card);
    } else {
        returnCard(play, {.card = card, .seat = *owner});
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
    giveBack(play, card);
}

/// A bot's deck turns up the card, as in its own turn (5.2.2).
void reactAsBot(Play& play, SeatIndex index)
{
    const bool isPlayed = !isUnwrittenBot(play, speaker(play.table, index));
    if (!isPlayed || play.table.seats[index].pile.empty()) return;
    const Card card = takeFromPile(play, index, rule);
    const Pawn who = card.owner;
    play.happened({.what = HappeningKind::CardPerformed, .rule = rule, .who = who, .card = card});
    giveBack(play, card);
    sell(play, card);
    if (!losesCard(play, who, card)) act(play, who, card.kind);
    escapeFromCell(play, who);
}

} // namespace

void reflexAction(Play& play)
{
    if (play.table.rulings.is(PenaltiesInReflexAction::Over)) endPenalties(play.table);
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
}

} // namespace caboose::rules
