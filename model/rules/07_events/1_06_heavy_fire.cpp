// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/play_order.h"
#include "model/rules/07_events/dropped_token.h"
#include "model/rules/07_events/events.h"
#include "model/rules/11_firing/bullets.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{7, 1, 6};

bool isSwept(const Table& table, Location l)
{
    const bool isOfTrain = carOf(l) != Car::Stagecoach;
    return isRoof(l) && (isOfTrain || table.rulings.is(HeavyFireRoofs::AnyRoof));
}

PawnSet banditsInFire(const Table& table)
{
    PawnSet all;
    for (const Pawn who : table.bandits()) {
        const Location l = table.where(who);
        if (isSwept(table, l) && table.isAt(who, l)) all.insert(who);
    }
    return all;
}

} // namespace

void heavyFire(Play& play)
{
    const PawnSet inFire = banditsInFire(play.table);
    if (inFire.empty() || !canBeCarriedOut(play, inFire.size(), rule)) return;
    hitWithNeutrals(play, inFire, rule);
    for (const Pawn who : inPlayOrder(play.table, inFire)) dropToken(play, who, rule);
}

} // namespace caboose::rules
