// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/events.h"
#include "model/rules/11_firing/bullets.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{7, 1, 15};

bool isReached(const Table& table, Location l)
{
    if (carOf(l) == Car::Stagecoach) return true;
    return carOf(l) == table.stagecoachBeside && (l != cell || isReachedInCell(table, l));
}

PawnSet banditsInReach(const Table& table)
{
    PawnSet all;
    for (const Pawn who : table.bandits()) {
        const Location l = table.where(who);
        if (isOnTable(l) && isReached(table, l) && table.isAt(who, l)) all.insert(who);
    }
    return all;
}

} // namespace

void shotgunsRage(Play& play)
{
    if (play.table.stagecoachBeside == Car::None) return;
    const PawnSet hit = banditsInReach(play.table);
    if (hit.empty() || !canBeCarriedOut(play, hit.size(), rule)) return;
    hitWithNeutrals(play, hit, rule);
}

} // namespace caboose::rules
