// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/4_relative_movement.h"
#include "model/rules/07_events/events.h"
#include "model/rules/07_events/swept_pawns.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{7, 1, 8};

PawnSet movedFrom(const Table& table, Car car)
{
    const PawnSet everybody = everybodyOnRoofButCouriers(table, car);
    if (table.rulings.is(HigherSpeedMoves::AllButCouriers)) return everybody;
    return everybody & (table.bandits() | PawnSet{Pawn::Shotgun});
}

void fallBackBeside(Play& play)
{
    moveBesideExpress(play, Along::TowardsBack, rule);
    const bool isPulled = play.table.rulings.is(HigherSpeedMovesArmouredTrain::Yes);
    if (isPulled && !play.table.armoured.empty()) moveArmouredTrain(play, 1, rule);
}

} // namespace

void higherSpeed(Play& play)
{
    const bool pawnsFirst = play.table.rulings.is(PawnsBeforeCoach::Yes);
    if (!pawnsFirst) fallBackBeside(play);
    moveAlongRoofs(play, Along::TowardsBack, movedFrom, rule);
    if (pawnsFirst) fallBackBeside(play);
}

} // namespace caboose::rules
