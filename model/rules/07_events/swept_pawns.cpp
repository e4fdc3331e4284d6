// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/swept_pawns.h"

#include "model/rules/12_encounters/travel.h"

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

void moveAlongRoofs(Play& play, const FixedVector<Car, 12>& cars,
                    PawnSet (*whoOn)(const Table& table, Car car), Rule rule)
{
    std::array<PawnSet, 12> moved;
    for (std::size_t i = 1; i < cars.size(); ++i) {
        if (hasRoof(cars[i])) moved[i] = whoOn(play.table, cars[i]);
    }
    for (std::size_t i = 1; i < cars.size(); ++i) {
        const Car next = cars[i - 1];
        const Location to = hasRoof(next) ? roofOf(next) : inside(next);
        if (!moved[i].empty()) travelTogether(play, moved[i], {.to = to, .rule = rule});
    }
}

} // namespace caboose::rules
