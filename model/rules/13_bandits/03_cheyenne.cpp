// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/13_bandits/03_cheyenne.h"

#include "model/rules/13_bandits/powers.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{13, 3, 0};

bool canPocket(const Table& table, LootKind kind)
{
    if (kind == LootKind::Bag) return !table.rulings.is(CheyenneLootKinds::Purse);
    if (kind == LootKind::Stake) return table.rulings.is(CheyenneLootKinds::PurseBagStake);
    return kind == LootKind::Purse;
}

} // namespace

void pocket(Play& play, Pawn who, Loot dropped)
{
    if (!has(play.table, who, Power::Pickpocket) || !canPocket(play.table, dropped.kind)) return;
    Question question = play.question(QuestionKind::Pocket, who, rule);
    question.offer(Choice(ChoiceKind::Yes), allowed(rule));
    question.offer(Choice(ChoiceKind::Done), allowed(rule));
    if (play.ask(question).is(ChoiceKind::Done)) return;
    play.give(dropped, play.table.where(who), who, rule);
}

} // namespace caboose::rules
