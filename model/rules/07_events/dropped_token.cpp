// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/dropped_token.h"

#include "model/rules/16_bots/unwritten_bot.h"

namespace caboose::rules {

void dropToken(Play& play, Pawn who, Rule rule)
{
    if (play.table.loot.at(who).empty()) return;
    if (isUnwrittenBot(play, who)) return;
    Question question = play.question(QuestionKind::DropLoot, who, rule);
    for (const LootPile& pile : play.table.loot.at(who)) {
        question.offer(Choice(pile.loot), allowed(rule));
    }
    play.give(play.ask(question).loot(), who, play.table.where(who), rule);
}

} // namespace caboose::rules
