// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/setup/bot_offer.h"

#include "model/rules/16_bots/bot_row.h"
#include "views/items/setup/new_game_model.h"
#include "views/items/wording/box_words.h"
#include "views/items/wording/wording.h"

namespace caboose::items {

QString whyNoBot(rules::Pawn who, rules::Boxes boxes, bool hasTwoBanditsEach)
{
    const rules::BotRow* bot = rules::botRow(who);
    if (bot == nullptr) return NewGameModel::tr("Never a bot");
    if (hasTwoBanditsEach) return NewGameModel::tr("No bots where everybody has two bandits");
    if (!boxes.contains(bot->from)) {
        //: why somebody can't be a bot; %1: the name of a box
        return NewGameModel::tr("A bot only with the box “%1”").arg(words::box(bot->from));
    }
    if (bot->isRefereed()) return {};
    //: of a bandit as a bot; %1: the number of a rule
    return NewGameModel::tr("The bot is not refereed yet (%1)").arg(botRule(who));
}

QString botRule(rules::Pawn who)
{
    const rules::BotRow* bot = rules::botRow(who);
    return bot == nullptr ? QString() : words::rule(bot->rule);
}

} // namespace caboose::items
