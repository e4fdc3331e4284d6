// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/10_actions/actions.h"

#include "model/rules/05_sequence/cards_in_play.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/10_actions/action_row.h"
#include "model/rules/10_actions/standing.h"
#include "model/rules/11_firing/bullets_in_front.h"
#include "model/rules/13_bandits/powers.h"
#include "model/rules/15_hostages/hostages.h"
#include "model/rules/16_bots/06_captured_bots.h"
#include "model/rules/16_bots/bot_row.h"
#include "model/rules/20_official/4_two_bandits.h"
#include "model/rules/20_official/6_pairs.h"
#include "model/rules/core/observe.h"

namespace caboose::rules {

namespace {

void offerAction(Question& question, Card card, int count)
{
    if (!isAction(card.kind)) return;
    question.offer(Choice(card), depends(Reason::CardUnseen, {5, 3, 2}), count);
}

void offerActions(Question& question, const Cards& pile)
{
    for (const CardCount& c : pile) offerAction(question, c.card, c.count);
}

/// What a face-down or not entered card turned out to be.
Card turnOver(Play& play, const PlayedCard& played)
{
    if (played.card.kind != CardKind::Unknown) return played.card;
    Table& table = play.table;
    Question question = play.question(QuestionKind::TurnedOver, Pawn::None, {5, 3, 2});
    question.whom = speaker(table, played.seat);
    Seat unseen = table.seats[played.seat];
    unseen.pile = unseenCards(table, played.seat);
    offerActions(question, unseen.pile);
    const Cards open = play.wantsRefusals() ? allOpenOnCommonDeck(table, played.seat) : Cards();
    for (const CardCount& c : open) {
        question.offer(Choice(c.card), refused(Reason::AlreadyTaken, {5, 3, 2}));
    }
    if (const auto marshal = otherMarshalCard(unseen)) {
        offerAction(question, *marshal, 1);
    }
    // 20.6.3: it may be the partner's card, drawn unseen.
    const std::optional<SeatIndex> partner = partnerOf(table, played.seat);
    if (partner) offerActions(question, unseenCards(table, *partner));
    const Card card = play.ask(question).card();
    takeFromHand(table, played.seat, card);
    return card;
}

} // namespace

namespace {

/// 14.2, 16.10.2: cards made void by special bullets.
bool isVoid(const VoidedCards& voided, CardKind kind)
{
    return (voided.move && kind == CardKind::Move) ||
           (voided.floorChange && kind == CardKind::FloorChange) ||
           (voided.punch && kind == CardKind::Punch) || (voided.fire && kind == CardKind::Fire);
}

/// 16: a bot that is not refereed yet, or a card that is not in its deck.
Verdict asBot(const Table& table, Pawn who, CardKind kind)
{
    const BotRow* row = botRow(table, who);
    if (row == nullptr || row->plays(kind)) return allowed({10, 0, 0});
    return row->isRefereed() ? refused(Reason::NotOffered, row->rule).with(who)
                             : notRefereed(row->rule).with(who);
}

/// Whatever about the performer bars this action, or makes it another one that is not refereed yet.
Verdict unlessHindered(const Table& table, Pawn who, CardKind kind)
{
    if (!isCharacter(who)) return allowed({10, 0, 0});
    if (const Verdict bot = asBot(table, who, kind); bot.isRefused()) return bot;
    const Sheet& sheet = table.sheet(who);
    if (isVoid(sheet.voided, kind)) return notRefereed({14, 2, 0}).with(who);
    if (isBarredBy(sheet.hostage, kind)) {
        return refused(Reason::BarredByHostage, ruleOf(sheet.hostage)).with(who);
    }
    if (kind == CardKind::Punch && has(table, who, Power::BulletPunch)) {
        return notRefereed({13, 9, 0}).with(who);
    }
    if (kind == CardKind::Move && has(table, who, Power::Runner)) {
        return notRefereed({13, 11, 0}).with(who);
    }
    return allowed({10, 0, 0});
}

} // namespace

void act(Play& play, Pawn who, CardKind kind)
{
    const ActionRow* row = actionRow(kind);
    const bool isKnown = row != nullptr && row->isRefereed();
    if (isKnown && unlessHindered(play.table, who, kind).isPossible()) {
        row->perform(play, who);
    } else {
        const Verdict why = canAct(play.table, who, kind);
        inVain(play, who, kind, why, why.rule);
    }
}

Verdict canAct(const Table& table, Pawn who, CardKind kind)
{
    const ActionRow* row = actionRow(kind);
    if (row == nullptr) return refused(Reason::NotOffered, {10, 0, 0});
    if (!row->isRefereed()) return notRefereed(row->rule);
    const Verdict hindered = unlessHindered(table, who, kind);
    return hindered.isRefused() ? hindered : row->can(table, who);
}

namespace {

/// Whoever's colour a card has performs it, whoever played it.
Pawn performerOf(const PlayedCard& played)
{
    return played.card.owner;
}

} // namespace

void performNext(Play& play)
{
    Table& table = play.table;
    PlayedCard& played = table.commonDeck[table.progress.card];
    played.card = turnOver(play, played);
    played.isFaceDown = false;
    const PlayedCard now = played;
    play.happened({.what = HappeningKind::CardPerformed,
                   .rule = {5, 3, 3},
                   .who = performerOf(now),
                   .card = now.card});
    if (!losesCard(play, performerOf(now), now.card)) act(play, performerOf(now), now.card.kind);
    returnCard(play, now.card);
    escapeFromCell(play, performerOf(now));
}

} // namespace caboose::rules
