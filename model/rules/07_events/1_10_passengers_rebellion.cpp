// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/events.h"
#include "model/rules/11_firing/bullets.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{7, 1, 10};

bool hasPassengers(const Table& table, Car car)
{
    return !isRoofless(car) || table.rulings.is(PassengersRebellionScope::InsideAnyCar);
}

PawnSet banditsInside(const Table& table)
{
    PawnSet all;
    for (const Pawn who : table.bandits()) {
        const Location l = table.where(who);
        const bool isInside = isInterior(l) || isReachedInCell(table, l);
        const bool isThere = isOnTable(l) && table.isAt(who, l);
        if (isThere && isInside && hasPassengers(table, carOf(l))) all.insert(who);
    }
    return all;
}

} // namespace

void passengersRebellion(Play& play)
{
    const PawnSet hit = banditsInside(play.table);
    if (hit.empty() || !canBeCarriedOut(play, hit.size(), rule)) return;
    hitWithNeutrals(play, hit, rule);
}

} // namespace caboose::rules
