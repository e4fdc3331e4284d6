// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/16_bots/left_to_bot.h"

#include "model/rules/16_bots/01_bot_movement.h"
#include "model/rules/16_bots/02_bot_punch.h"
#include "model/rules/16_bots/03_loot_priority.h"
#include "model/rules/16_bots/04_nudged_bots.h"

#include <array>

namespace caboose::rules {

namespace {

/// bots-fleeing-shotgun
void flee(const Table& table, Question& question)
{
    if (table.rulings.is(BotsFleeingShotgun::TowardsObjective)) {
        followObjective(table, question);
    } else {
        sendInOrder(table, question);
    }
}

using BotRule = void (*)(const Table& table, Question& question);

/// Where there is none, either 16 says nothing of the question, or no bot that is refereed comes to
/// it.
constexpr std::array<BotRule, questionKindCount> ruleFor{
#define QUESTION(name, key) BotRule {
#define BOT(rule) rule
#define END                                                                                        \
    }                                                                                              \
    ,
#include "model/rules/core/questions.def"
};

} // namespace

Question leftToBot(const Table& table, Question question)
{
    question.leaveTo(Pawn::None);
    const BotRule follow = ruleFor[static_cast<std::size_t>(question.ask())];
    if (follow != nullptr) follow(table, question);
    return question;
}

} // namespace caboose::rules
