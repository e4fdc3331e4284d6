// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/events.h"
#include "model/rules/08_end/ransoms.h"
#include "model/rules/09_trains/03_stagecoach.h"
#include "model/rules/10_actions/tokens.h"
#include "model/rules/16_bots/03_loot_priority.h"
#include "model/rules/16_bots/unwritten_bot.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{7, 2, 9};

bool isAlone(const Table& table, Pawn who)
{
    PawnSet there = table.at(table.where(who));
    if (!there.contains(who)) return false; // beside the train
    if (isDisturbedByMarshal(table, table.where(who))) return false;
    if (table.rulings.is(PickpocketingAlone::NoOtherBandit)) there = there & table.bandits();
    there.erase(who);
    return there.empty();
}

/// 9.3.3: what the Shotgun sits on, nobody picks. 16.3: nor does a bot what it ignores.
void offerFree(Question& question, const Table& table, Location here)
{
    for (const LootKind kind : kindsSeenAt(table, here)) {
        const Verdict free = unlessGuarded(table, here, kind, allowed(rule));
        question.offer(Choice(Loot{kind, unknownValue}),
                       unlessIgnored(table, question.actor, kind, free));
    }
}

Question pickpocketWhat(const Play& play, Pawn who, Location here)
{
    Question question = play.question(QuestionKind::PickpocketWhat, who, rule);
    question.where = here;
    if (play.table.rulings.is(PickpocketingToken::AnyLoot)) {
        offerFree(question, play.table, here);
    } else if (play.table.loot.count(here, LootKind::Purse) > 0) {
        question.offer(Choice(Loot{LootKind::Purse, unknownValue}), allowed(rule));
    }
    return question;
}

void pickpocket(Play& play, Pawn who)
{
    const Location here = play.table.where(who);
    Question question = pickpocketWhat(play, who, here);
    if (question.possible() == 0 || isUnwrittenBot(play, who)) return;
    question.offer(Choice(ChoiceKind::Done), allowed(rule));
    const Choice choice = play.ask(question);
    if (choice.is(ChoiceKind::Done)) return;
    play.give(pickToken(play, here, choice.loot().kind), here, who, rule);
}

} // namespace

void pickpocketing(Play& play)
{
    for (const Pawn who : play.table.bandits()) {
        if (isOnTable(play.table.where(who)) && isAlone(play.table, who)) pickpocket(play, who);
    }
}

} // namespace caboose::rules
