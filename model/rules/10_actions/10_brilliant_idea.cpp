// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/10_actions/10_brilliant_idea.h"

#include "model/rules/10_actions/10_prison_car_idea.h"
#include "model/rules/10_actions/actions.h"
#include "model/rules/10_actions/standing.h"
#include "model/rules/13_bandits/09_misty.h"

#include <algorithm>

namespace caboose::rules {

namespace {

constexpr Rule rule{10, 10, 0};
constexpr Rule copying{10, 10, 1};
constexpr Rule freeing{10, 10, 3};

bool canBeCopied(const Table& table, Pawn who, Card card)
{
    if (!isAction(card.kind) || card.kind == CardKind::BrilliantIdea) return false;
    if (!isBandit(card.owner)) return false;
    if (card.owner == who && table.rulings.is(BrilliantIdeaMayCopyOwnCard::No)) return false;
    return table.rulings.is(BrilliantIdeaCopySource::AnyBandit) ||
           table.sheet(card.owner).role == Role::Player;
}

bool canFreeSomebody(const Table& table, Pawn who)
{
    return isAtPrisonCar(table, who) && freeWhom(table, who, {}, false).possible() > 0;
}

/// brilliant-idea-fallback-in-prison-car: where nobody can be freed there, it copies as elsewhere.
Verdict mayCopyHere(const Table& table, Pawn who)
{
    if (!isAtPrisonCar(table, who)) return allowed(copying);
    const bool copies = table.rulings.is(BrilliantIdeaFallbackInPrisonCar::Yes);
    return (copies ? allowed(copying) : refused(Reason::NoTarget, freeing))
        .by(Ruling::BrilliantIdeaFallbackInPrisonCar);
}

Verdict canCopy(const Table& table, Pawn who)
{
    if (const Verdict v = mayCopyHere(table, who); v.isRefused()) return v;
    if (!cardToCopy(table, who)) return refused(Reason::NothingToCopy, copying);
    return mayCopyHere(table, who);
}

void copy(Play& play, Pawn who)
{
    if (const Verdict v = canCopy(play.table, who); v.isRefused()) {
        play.nothing(who, {who, CardKind::BrilliantIdea, 0}, v.reason, v.rule);
        return;
    }
    const Card card = *cardToCopy(play.table, who);
    play.happened({.what = HappeningKind::CardCopied, .rule = copying, .who = who, .card = card});
    act(play, who, card.kind);
}

} // namespace

std::optional<Card> cardToCopy(const Table& table, Pawn who)
{
    for (std::size_t i = std::min<std::size_t>(table.progress.card, table.commonDeck.size());
         i-- > 0;) {
        const Card card = actionOf(table, table.commonDeck[i]);
        if (canBeCopied(table, who, card)) return card;
    }
    return std::nullopt;
}

Verdict canHaveBrilliantIdea(const Table& table, Pawn who)
{
    if (const Verdict v = present(table, who, rule); v.isRefused()) return v;
    if (table.where(who) == cell) return canLeaveCell(table, who);
    if (canFreeSomebody(table, who)) return allowed(freeing);
    const Verdict copies = canCopy(table, who);
    if (copies.isRefused()) return copies;
    return canAct(table, who, cardToCopy(table, who)->kind).alsoBy(copies.ruling);
}

void haveBrilliantIdea(Play& play, Pawn who)
{
    const Table& table = play.table;
    if (const Verdict here = present(table, who, rule); here.isRefused()) {
        play.nothing(who, {who, CardKind::BrilliantIdea, 0}, here.reason, rule);
    } else if (table.where(who) == cell) {
        leaveTheCell(play, who);
    } else if (canFreeSomebody(table, who)) {
        freeSomebody(play, who, cardToCopy(table, who));
    } else {
        copy(play, who);
    }
}

namespace {

/// Away from the prison car nothing is chosen.
std::optional<Question> choicesOf(const Table& table, Pawn who)
{
    if (table.where(who) == cell) return leaveCell(table, who, true);
    if (!isAtPrisonCar(table, who)) return std::nullopt;
    return freeWhom(table, who, cardToCopy(table, who), true);
}

} // namespace

constinit const ActionRow brilliantIdeaRow{
    .kind = CardKind::BrilliantIdea,
    .rule = rule,
    .perform = haveBrilliantIdea,
    .can = canHaveBrilliantIdea,
    .choices = choicesOf,
};

} // namespace caboose::rules
