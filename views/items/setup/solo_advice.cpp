// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/setup/solo_advice.h"

#include "model/rules/04_set_up/bots_in_plan.h"
#include "model/rules/16_bots/bot_row.h"

#include <QCoreApplication>

#include <algorithm>

namespace caboose::items {
namespace {

struct SoloAdvice {
    Q_DECLARE_TR_FUNCTIONS(SoloAdvice)
};

bool isBotRefereed(rules::Pawn who)
{
    const rules::BotRow* bot = rules::botRow(who);
    return bot != nullptr && bot->isRefereed();
}

/// Bots that could sit down, too.
bool areMoreBots(const rules::Plan& plan)
{
    const rules::PawnSet seated = rules::botsSeated(plan);
    for (int i = 0; i < rules::banditCount; ++i) {
        const rules::Pawn who = rules::pawnAt(i);
        if (isBotRefereed(who) && !seated.contains(who)) return true;
    }
    return false;
}

} // namespace

QString soloAdvice(const rules::Plan& plan)
{
    const auto isPerson = [](const rules::SeatPlan& seat) { return !seat.isBot; };
    const auto& seats = plan.seats;
    if (std::count_if(seats.begin(), seats.end(), isPerson) != 1) return {};
    const auto* alone = std::find_if(seats.begin(), seats.end(), isPerson);
    const rules::Pawn who = alone->characters.front();
    if (plan.modules.contains(rules::Module::Stagecoach)) {
        return SoloAdvice::tr("Alone, the stagecoach is better left out: bots hardly go there.");
    }
    if (who == rules::Pawn::Marshal && areMoreBots(plan)) {
        return SoloAdvice::tr("Alone as the Marshal, play against all bots that you have.");
    }
    if (!isBotRefereed(who)) return {};
    return SoloAdvice::tr("Alone, take a bandit who is no bot: so all bots can play against you.");
}

} // namespace caboose::items
