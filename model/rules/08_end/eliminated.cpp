// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/08_end/eliminated.h"

#include "model/rules/05_sequence/steps.h"
#include "model/rules/08_end/ransoms.h"
#include "model/rules/09_trains/layout.h"

namespace caboose::rules {

namespace {

constexpr Rule escape{7, 2, 3};

bool isOrderRestored(const Table& table)
{
    return table.roundCard().event == Event::Escape &&
           rowOf(table.progress.step).part == Part::EndOfTheGame &&
           !table.rulings.is(RoundEvents::No);
}

/// On a train, or blown off it; Il Professore and whoever has left are on none.
bool isCaught(const Table& table, Pawn who)
{
    const Location l = table.where(who);
    if (!isOnTable(l) || carOf(l) == Car::Stagecoach) return false;
    const bool isAlone = foundAlone(table, who) != Location::Nowhere;
    const bool isSafe = isAlone && table.rulings.is(EscapeByTimeTravelCar::Yes);
    return table.sheet(who).isEjected || !isSafe;
}

} // namespace

Rule whyEliminated(const Table& table, Pawn who)
{
    if (table.where(who) == Location::KnockedOff) return {7, 2, 2};
    if (table.where(who) == Location::Departed) return {5, 4, 5};
    return isOrderRestored(table) && isCaught(table, who) ? escape : Rule{};
}

bool isEliminated(const Table& table, Pawn who)
{
    return !whyEliminated(table, who).isNone();
}

} // namespace caboose::rules
