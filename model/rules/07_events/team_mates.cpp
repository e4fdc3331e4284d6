// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/team_mates.h"

#include "model/rules/03_definitions/teams.h"
#include "model/rules/10_actions/targets.h"

namespace caboose::rules {

namespace {

bool isMate(const Table& table, Pawn who, Pawn other)
{
    if (who != Pawn::Marshal) return areTeamMates(table, who, other);
    return isCourier(other) || (other == Pawn::Shotgun && table.shotgunReleased);
}

} // namespace

PawnSet matesInEvents(const Table& table, Pawn who)
{
    PawnSet mates;
    const bool isLeftOut =
        who == Pawn::Marshal && table.rulings.is(PlayerMarshalUsesTeamEvents::No);
    if (isLeftOut || !isTeamGame(table)) return mates;
    for (const Pawn other : others(table, who)) {
        if (isMate(table, who, other)) mates.insert(other);
    }
    return mates;
}

bool isWithMate(const Table& table, Pawn who)
{
    const PawnSet here = table.at(table.where(who));
    return here.contains(who) && !(here & matesInEvents(table, who)).empty();
}

} // namespace caboose::rules
