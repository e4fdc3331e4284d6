// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/13_bandits/03_cheyenne.h"

#include "model/rules/13_bandits/powers.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{13, 3, 0};

bool canPocket(const Table& table, LootKind kind)
{
    switch (kind) {
    case LootKind::Purse: return true;
    case LootKind::Bag: return !table.rulings.is(CheyenneLootKinds::Purse);
    case LootKind::Stake: return table.rulings.is(CheyenneLootKinds::PurseBagStake);
    case LootKind::Jewel:
    case LootKind::Strongbox:
    case LootKind::GoldNugget:
    case LootKind::SecretDocument:
    case LootKind::SpecialStrongbox:
    case LootKind::ClownsChest:
    case LootKind::Mailbag:
    case LootKind::Whiskey:
    case LootKind::HalfWhiskey:
    case LootKind::OldWhiskey:
    case LootKind::HalfOldWhiskey:
    case LootKind::Antidote:
    case LootKind::UnseenFlask:
    case LootKind::None: return false;
    }
    return false;
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
