// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/4_relative_movement.h"
#include "model/rules/07_events/events.h"
#include "model/rules/07_events/swept_pawns.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{7, 1, 2};

PawnSet movedFrom(const Table& table, Car car)
{
    return table.rulings.is(BrakingMoves::Bandits) ? banditsOnRoof(table, car)
                                                   : everybodyOnRoofButCouriers(table, car);
}

void rollBeside(Play& play)
{
    const Rulings& rulings = play.table.rulings;
    if (rulings.is(BrakingMovesHorsesAndStagecoach::Yes)) {
        moveBesideExpress(play, Along::TowardsFront, rule);
    }
    const bool isPushed = rulings.is(BrakingMovesArmouredTrain::Yes);
    if (isPushed && !play.table.armoured.empty()) moveArmouredTrain(play, -1, rule);
}

} // namespace

void braking(Play& play)
{
    const bool pawnsFirst = play.table.rulings.is(PawnsBeforeCoach::Yes);
    if (!pawnsFirst) rollBeside(play);
    moveAlongRoofs(play, Along::TowardsFront, movedFrom, rule);
    if (pawnsFirst) rollBeside(play);
}

} // namespace caboose::rules
