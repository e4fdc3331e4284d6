// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/10_actions/10_brilliant_idea.h"

#include "model/rules/10_actions/actions.h"
#include "model/rules/10_actions/standing.h"

#include <algorithm>

namespace caboose::rules {

namespace {

constexpr Rule rule{10, 10, 1};

bool canBeCopied(const Table& table, Pawn who, Card card)
{
    if (!isAction(card.kind) || card.kind == CardKind::BrilliantIdea) return false;
    if (!isBandit(card.owner)) return false;
    if (card.owner == who && table.rulings.is(BrilliantIdeaMayCopyOwnCard::No)) return false;
    return table.rulings.is(BrilliantIdeaCopySource::AnyBandit) ||
           table.sheet(card.owner).role == Role::Player;
}

} // namespace

std::optional<Card> cardToCopy(const Table& table, Pawn who)
{
    for (std::size_t i = std::min<std::size_t>(table.progress.card, table.commonDeck.size());
         i-- > 0;) {
        const Card card = table.commonDeck[i].card;
        if (canBeCopied(table, who, card)) return card;
    }
    return std::nullopt;
}

Verdict canHaveBrilliantIdea(const Table& table, Pawn who)
{
    if (const Verdict v = present(table, who, rule); v.isRefused()) return v;
    const std::optional<Card> card = cardToCopy(table, who);
    if (!card) return refused(Reason::NothingToCopy, rule);
    return canAct(table, who, card->kind);
}

void haveBrilliantIdea(Play& play, Pawn who)
{
    const std::optional<Card> card = cardToCopy(play.table, who);
    const Verdict here = present(play.table, who, rule);
    if (here.isRefused() || !card) {
        const Reason reason = here.isRefused() ? here.reason : Reason::NothingToCopy;
        play.nothing(who, {who, CardKind::BrilliantIdea, 0}, reason, rule);
        return;
    }
    play.happened({.what = HappeningKind::CardCopied, .rule = rule, .who = who, .card = *card});
    act(play, who, card->kind);
}

constinit const ActionRow brilliantIdeaRow{
    .kind = CardKind::BrilliantIdea,
    .rule = {10, 10, 0},
    .perform = haveBrilliantIdea,
    .can = canHaveBrilliantIdea,
};

} // namespace caboose::rules
