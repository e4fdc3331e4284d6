// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/10_actions/actions.h"

#include "model/rules/05_sequence/cards_in_play.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/10_actions/01_move.h"
#include "model/rules/10_actions/02_floor_change.h"
#include "model/rules/10_actions/05_punch.h"
#include "model/rules/10_actions/06_fire.h"
#include "model/rules/10_actions/07_robbery.h"
#include "model/rules/10_actions/08_marshal.h"
#include "model/rules/10_actions/09_nudge.h"
#include "model/rules/10_actions/10_brilliant_idea.h"
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
    if (const auto marshal = otherMarshalCard(unseen)) {
        offerAction(question, *marshal, 1);
    }
    // 20.6.3: it may be the partner's card, drawn unseen.
    if (table.rulings.is(PartnerDeckDraw::Yes)) {
        offerActions(question, unseenCards(table, partnerOf(table, played.seat)));
    }
    const Card card = play.ask(question).card();
    takeFromHand(table, table.seats[played.seat], card);
    return card;
}

} // namespace

void act(Play& play, Pawn who, CardKind kind)
{
    switch (kind) {
    case CardKind::Move: move(play, who); break;
    case CardKind::FloorChange: changeFloor(play, who); break;
    case CardKind::Punch: punch(play, who); break;
    case CardKind::Fire: fire(play, who); break;
    case CardKind::Robbery: rob(play, who); break;
    case CardKind::Marshal: moveMarshal(play, who); break;
    case CardKind::BrilliantIdea: haveBrilliantIdea(play, who); break;
    case CardKind::Nudge: nudge(play, who); break;
    default: play.nothing(who, {who, kind, 0}, Reason::NotOffered, {10, 0, 0}); break;
    }
}

Verdict canAct(const Table& table, Pawn who, CardKind kind)
{
    switch (kind) {
    case CardKind::Move: return canMove(table, who);
    case CardKind::FloorChange: return canChangeFloor(table, who);
    case CardKind::Punch: return canPunch(table, who);
    case CardKind::Fire: return canFire(table, who);
    case CardKind::Robbery: return canRob(table, who);
    case CardKind::Marshal: return canMoveMarshal(table, who);
    case CardKind::BrilliantIdea: return canHaveBrilliantIdea(table, who);
    case CardKind::Nudge: return canNudge(table, who);
    default: return refused(Reason::NotOffered, {10, 0, 0});
    }
}

void performNext(Play& play)
{
    Table& table = play.table;
    PlayedCard& played = table.commonDeck[table.progress.card];
    played.card = turnOver(play, played);
    played.isFaceDown = false;
    const PlayedCard now = played;
    play.happened({.what = HappeningKind::CardPerformed,
                   .rule = {5, 3, 3},
                   .who = now.card.owner,
                   .card = now.card});
    act(play, now.card.owner, now.card.kind);
    returnCard(play, now.card);
}

} // namespace caboose::rules
