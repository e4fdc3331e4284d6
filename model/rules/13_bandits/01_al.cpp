// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/13_bandits/01_al.h"

#include "model/rules/05_sequence/play_order.h"
#include "model/rules/10_actions/action_row.h"
#include "model/rules/10_actions/actions.h"
#include "model/rules/10_actions/standing.h"
#include "model/rules/10_actions/tokens.h"
#include "model/rules/13_bandits/powers.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{13, 1, 0};

/// Two of the five that are not for sale are not refereed at all.
bool isForSale(CardKind kind)
{
    const ActionRow* row = actionRow(kind);
    const bool isUnwritten = kind == CardKind::Explosion || kind == CardKind::Poker;
    return row != nullptr && !row->isNeverSold && !isUnwritten;
}

/// What he would get for it.
bool isSaleRefereed(CardKind kind)
{
    return actionRow(kind)->isRefereed() && !actionRow(kind)->isSaleUnwritten;
}

/// The "+" is ignored.
CardKind withoutPlus(CardKind kind)
{
    if (kind == CardKind::MovePlus) return CardKind::Move;
    return kind == CardKind::FloorChangePlus ? CardKind::FloorChange : kind;
}

/// Where he sits, what he has with him or what hit him keeps him from it; that there is nobody to
/// aim at does not.
bool keepsFromActing(Reason reason)
{
    return reason == Reason::InCell || reason == Reason::IsEjected ||
           reason == Reason::NotOnTable || reason == Reason::NotInGame ||
           reason == Reason::BarredByHostage || reason == Reason::Voided;
}

void pay(Play& play, Pawn buyer, Pawn seller)
{
    Question question = play.question(QuestionKind::GiveToken, buyer, rule);
    question.whom = seller;
    offerOwn(question, play.table, allowed(rule));
    play.give(pickOwn(play, question), buyer, seller, rule);
}

bool wantsToBuy(Play& play, Pawn buyer, Card action)
{
    Question question = play.question(QuestionKind::BuyAction, buyer, rule);
    question.card = action;
    question.offer(Choice(ChoiceKind::Yes), allowed(rule));
    question.offer(Choice(ChoiceKind::Done), allowed(rule));
    return play.ask(question).is(ChoiceKind::Yes);
}

bool canBuy(const Table& table, Pawn buyer, Card action)
{
    const Sheet& sheet = table.sheet(buyer);
    if (!has(table, buyer, Power::BuyAction) || sheet.role != Role::Player) return false;
    if (action.owner == buyer || !isForSale(action.kind) || sheet.hasBought) return false;
    if (table.loot.at(buyer).empty()) return false;
    if (!isSaleRefereed(action.kind)) return mayActAt(table, buyer, rule).isPossible();
    return !keepsFromActing(canActByCard(table, buyer, withoutPlus(action.kind)).reason);
}

PawnSet buyers(const Table& table, Card action)
{
    PawnSet all;
    for (const Seat& seat : table.seats) {
        for (const Pawn who : seat.characters) {
            if (canBuy(table, who, action)) all.insert(who);
        }
    }
    return all;
}

} // namespace

void offerForSale(Play& play, Card action)
{
    if (!isInGame(play.table, Power::BuyAction)) return;
    for (const Pawn buyer : inPlayOrder(play.table, buyers(play.table, action))) {
        // Somebody else's purchase may have put him into the cell, or taken what he could pay with.
        if (!canBuy(play.table, buyer, action)) continue;
        if (!isSaleRefereed(action.kind)) {
            play.nothing(buyer, {}, Reason::NotRefereed, rule);
            continue;
        }
        if (!wantsToBuy(play, buyer, action)) continue;
        play.table.sheet(buyer).hasBought = true;
        play.happened({.what = HappeningKind::ActionBought,
                       .rule = rule,
                       .who = buyer,
                       .whom = action.owner,
                       .card = action});
        pay(play, buyer, action.owner);
        act(play, buyer, withoutPlus(action.kind));
    }
}

} // namespace caboose::rules
