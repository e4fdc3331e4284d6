// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/08_end/eliminated.h"

#include "model/rules/03_definitions/teams.h"
#include "model/rules/05_sequence/steps.h"
#include "model/rules/08_end/ransoms.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/11_firing/poisoned_arrows.h"

namespace caboose::rules {

namespace {

constexpr Rule ofEscape{7, 2, 3};

constexpr Rule crime{7, 2, 1};

/// Is the game over, with this event on its last card?
bool hasEndedWith(const Table& table, Event event)
{
    return table.roundCard().event == event &&
           rowOf(table.progress.step).part == Part::EndOfTheGame &&
           !table.rulings.is(RoundEvents::No);
}

/// 16.9.1: whoever is blown off stands beside the car that the place names.
bool isImprisoned(const Table& table, Pawn who)
{
    return table.where(who) == cell && !table.sheet(who).isEjected;
}

/// On a train, or blown off it; Il Professore and whoever has left are on none.
bool isCaught(const Table& table, Pawn who)
{
    const Location l = table.where(who);
    if (!isOnTable(l)) return false;
    if (table.sheet(who).isEjected) return table.rulings.is(EscapeCatchesEjected::Yes);
    if (carOf(l) == Car::Stagecoach) return false;
    const bool isAlone = foundAlone(table, who) != Location::Nowhere;
    return !isAlone || table.rulings.is(EscapeByTimeTravelCar::No);
}

bool isOver(const Table& table)
{
    return rowOf(table.progress.step).part == Part::EndOfTheGame;
}

/// 8.4.1
bool isLeftOnOtherTrain(const Table& table, Pawn who)
{
    return isOver(table) && isTeamGame(table) && isOnArmoured(table, carOf(table.where(who)));
}

} // namespace

Rule whyEliminated(const Table& table, Pawn who)
{
    if (table.where(who) == Location::KnockedOff) return {7, 2, 2};
    const bool hasLeft = table.where(who) == Location::Departed;
    if (hasLeft && table.rulings.is(DepartedAboard::ScoreZero)) return {5, 4, 5};
    if (isLeftOnOtherTrain(table, who)) return {8, 4, 1};
    if (hasEndedWith(table, Event::CrimeDoesntPay) && isImprisoned(table, who)) return crime;
    return hasEndedWith(table, Event::Escape) && isCaught(table, who) ? ofEscape : Rule{};
}

bool isEliminated(const Table& table, Pawn who)
{
    return !whyEliminated(table, who).isNone();
}

bool isPoisoned(const Table& table, Pawn who)
{
    return isOver(table) && hasArrow(table, who);
}

} // namespace caboose::rules
