// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/swept_pawns.h"

#include "model/rules/12_encounters/travel.h"

#include <algorithm>
#include <vector>

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

namespace {

/// Who goes where.
struct RoofStep {
    PawnSet pawns;
    Location to = Location::Nowhere;
};

/// From the end of the train that they go to.
void addSteps(std::vector<RoofStep>& steps, const Table& table, FixedVector<Car, 12> train,
              Along along, PawnSet (*whoOn)(const Table& table, Car car))
{
    if (along == Along::TowardsBack) std::reverse(train.begin(), train.end());
    for (std::size_t i = 1; i < train.size(); ++i) {
        const Car next = train[i - 1];
        const PawnSet moved = hasRoof(train[i]) ? whoOn(table, train[i]) : PawnSet{};
        if (!moved.empty()) steps.push_back({moved, hasRoof(next) ? roofOf(next) : inside(next)});
    }
}

} // namespace

void moveAlongRoofs(Play& play, Along along, PawnSet (*whoOn)(const Table& table, Car car),
                    Rule rule)
{
    std::vector<RoofStep> steps;
    addSteps(steps, play.table, play.table.express, along, whoOn);
    addSteps(steps, play.table, play.table.armoured, along, whoOn);
    for (const RoofStep& step : steps) {
        travelTogether(play, step.pawns, {.to = step.to, .rule = rule});
    }
}

} // namespace caboose::rules
