// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/10_actions/02_floor_change.h"

#include "model/rules/09_trains/adjacency.h"
#include "model/rules/10_actions/standing.h"
#include "model/rules/12_encounters/travel.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{10, 2, 0};

} // namespace

Verdict canChangeFloor(const Table& table, Pawn who)
{
    if (const Verdict barred = mayActAt(table, who, rule); barred.isRefused()) return barred;
    const Location to = otherFloor(table.where(who));
    if (!exists(to)) return refused(Reason::NoSuchPlace, rule).with(table.where(who));
    return mayTravel(table, {.who = who, .to = to, .rule = rule, .cause = who}, allowed(rule))
        .with(to);
}

void changeFloor(Play& play, Pawn who)
{
    const Verdict verdict = canChangeFloor(play.table, who);
    if (verdict.isRefused()) {
        inVain(play, who, CardKind::FloorChange, verdict, rule);
        return;
    }
    travel(play, {.who = who, .to = verdict.where, .rule = rule, .cause = who});
}

constinit const ActionRow floorChangeRow{
    .kind = CardKind::FloorChange,
    .rule = rule,
    .perform = changeFloor,
    .can = canChangeFloor,
};

} // namespace caboose::rules
