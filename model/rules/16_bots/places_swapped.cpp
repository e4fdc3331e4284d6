// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/16_bots/places_swapped.h"

#include "model/rules/09_trains/02_bot_marshal.h"
#include "model/rules/10_actions/standing.h"
#include "model/rules/12_encounters/travel.h"
#include "model/rules/16_bots/shown_goal.h"

#include <array>

namespace caboose::rules {

namespace {

/// Each of the two is gone when the other one comes.
Verdict mayTakePlaceOf(const Table& table, Pawn who, Pawn other, Rule rule)
{
    Table left = table;
    left.put(other, table.where(who));
    const Journey journey{.who = who, .to = table.where(other), .rule = rule};
    const Verdict may = unlessBotMarshal(table, who, journey.to, allowed(rule));
    return may.isRefused() ? may : mayTravel(left, journey, may);
}

Verdict canChangePlaces(const Table& table, Pawn who, Rule rule)
{
    if (!isBotMarshal(table)) return offTheTrain(table, Pawn::Marshal, rule);
    if (table.where(who) == table.where(Pawn::Marshal)) {
        return refused(Reason::SameLocation, rule).with(Pawn::Marshal);
    }
    const Verdict his = mayTakePlaceOf(table, Pawn::Marshal, who, rule);
    if (his.isRuledOut()) return his;
    const Verdict own = mayTakePlaceOf(table, who, Pawn::Marshal, rule);
    // What is not refereed yet is told as they come there.
    return own.isRuledOut() ? own : allowed(rule);
}

} // namespace

Verdict canSwapWithMarshal(const Table& table, Pawn who, Rule rule)
{
    if (const Verdict barred = mayActAt(table, who, rule); barred.isRefused()) return barred;
    if (!table.inGame(Pawn::Marshal)) return canChangePlaces(table, who, rule);
    return canShowGoal(table, rule);
}

void swapWithMarshal(Play& play, Pawn who, CardKind card, Rule rule)
{
    const Table& table = play.table;
    if (const Verdict can = canSwapWithMarshal(table, who, rule); can.isRefused()) {
        inVain(play, who, card, can, rule);
    } else if (table.inGame(Pawn::Marshal)) {
        showGoal(play, rule);
    } else {
        const Location here = table.where(who);
        const Location there = table.where(Pawn::Marshal);
        const std::array<Journey, 2> both{
            {{.who = who, .to = there, .rule = rule, .cause = who},
             {.who = Pawn::Marshal, .to = here, .rule = rule, .cause = who}}};
        travelEach(play, both);
    }
}

} // namespace caboose::rules
