// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/swept_pawns.h"

#include "model/rules/12_encounters/travel.h"

#include <algorithm>
#include <vector>

namespace caboose::rules {

PawnSet banditsOnRoof(const Table& table, Car car)
{
    return table.banditsAt(roofOf(car));
}

PawnSet everybodyOnRoofButCouriers(const Table& table, Car car)
{
    return table.at(roofOf(car)) -
           PawnSet{Pawn::FirstCourier, Pawn::MiddleCourier, Pawn::LastCourier};
}

namespace {

/// From the end of the train that they go to.
void addSteps(std::vector<SweptTo>& steps, const Table& table, FixedVector<Car, 12> train,
              Along along, PawnSet (*whoOn)(const Table& table, Car car))
{
    if (along == Along::TowardsBack) std::reverse(train.begin(), train.end());
    for (std::size_t i = 1; i < train.size(); ++i) {
        const Car next = train[i - 1];
        const bool isShut = !hasRoof(next) && along == Along::TowardsBack &&
                            table.rulings.is(RoofPawnsIntoRearHandcar::No);
        if (isShut || !hasRoof(train[i])) continue;
        const PawnSet moved = whoOn(table, train[i]);
        if (!moved.empty()) steps.push_back({moved, hasRoof(next) ? roofOf(next) : inside(next)});
    }
}

} // namespace

void sweep(Play& play, std::span<const SweptTo> swept, Rule rule)
{
    if (play.table.rulings.is(EventMovesThenMeets::RoofByRoof)) {
        for (const auto& [pawns, to] : swept) {
            travelTogether(play, pawns, {.to = to, .rule = rule});
        }
        return;
    }
    std::vector<Journey> journeys;
    for (const auto& [pawns, to] : swept) {
        for (const Pawn who : pawns) journeys.push_back({.who = who, .to = to, .rule = rule});
    }
    travelEach(play, journeys);
}

void moveAlongRoofs(Play& play, Along along, PawnSet (*whoOn)(const Table& table, Car car),
                    Rule rule)
{
    std::vector<SweptTo> steps;
    addSteps(steps, play.table, play.table.express, along, whoOn);
    addSteps(steps, play.table, play.table.armoured, along, whoOn);
    sweep(play, steps, rule);
}

} // namespace caboose::rules
