// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/16_bots/unwritten_bot.h"

#include "model/rules/16_bots/bot_row.h"

namespace caboose::rules {

bool isUnwrittenBot(Play& play, Pawn who)
{
    const BotRow* bot = botRow(play.table, who);
    if (bot == nullptr || bot->isRefereed()) return false;
    play.nothing(who, {}, Reason::NotRefereed, bot->rule);
    return true;
}

} // namespace caboose::rules
