// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/swept_pawns.h"

namespace caboose::rules {

PawnSet banditsOnRoof(const Table& table, Car car)
{
    return table.at(roofOf(car)) & table.bandits();
}

PawnSet everybodyOnRoofButCouriers(const Table& table, Car car)
{
    return table.at(roofOf(car)) -
           PawnSet{Pawn::FirstCourier, Pawn::MiddleCourier, Pawn::LastCourier};
}

} // namespace caboose::rules
