// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/events.h"
#include "model/rules/07_events/team_mates.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{7, 1, 3};

PawnSet withMates(const Table& table)
{
    PawnSet all;
    for (int i = 0; i < characterCount; ++i) {
        const Pawn who = pawnAt(i);
        const bool isPlayed = table.sheet(who).role == Role::Player;
        if (isPlayed && isWithMate(table, who)) all.insert(who);
    }
    return all;
}

} // namespace

void coordinatedActionPlan(Play& play)
{
    const PawnSet all = withMates(play.table);
    if (all.empty()) play.nothing(Pawn::None, {}, Reason::NoTarget, rule);
    for (const Pawn who : all) {
        play.table.sheet(who).drawsTwoMore = true;
        play.happened({.what = HappeningKind::DrawsTwoMore, .rule = rule, .who = who});
    }
}

} // namespace caboose::rules
