// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/dropped_token.h"

namespace caboose::rules {

void dropToken(Play& play, Pawn who, Rule rule)
{
    if (play.table.loot.at(who).empty()) return;
    // 16.3: a bot gives up what it likes least.
    if (play.table.sheet(who).role == Role::Bot) {
        play.nothing(who, {}, Reason::NotRefereed, {16, 3, 0});
        return;
    }
    Question question = play.question(QuestionKind::DropLoot, who, rule);
    for (const LootPile& pile : play.table.loot.at(who)) {
        question.offer(Choice(pile.loot), allowed(rule));
    }
    play.give(play.ask(question).loot(), who, play.table.where(who), rule);
}

} // namespace caboose::rules
