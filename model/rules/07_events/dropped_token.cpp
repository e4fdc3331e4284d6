// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/dropped_token.h"

#include "model/rules/10_actions/tokens.h"
#include "model/rules/16_bots/unwritten_bot.h"

namespace caboose::rules {

void dropToken(Play& play, Pawn who, Rule rule)
{
    if (play.table.loot.at(who).empty()) return;
    if (isUnwrittenBot(play, who)) return;
    Question question = play.question(QuestionKind::DropLoot, who, rule);
    offerOwn(question, play.table, allowed(rule));
    play.give(pickOwn(play, question), who, play.table.where(who), rule);
}

} // namespace caboose::rules
