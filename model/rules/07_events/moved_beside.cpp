// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/moved_beside.h"

#include "model/rules/05_sequence/4_relative_movement.h"
#include "model/rules/09_trains/layout.h"

#include <algorithm>

namespace caboose::rules {

namespace {

std::uint8_t& horsesAt(Table& table, Car car)
{
    return table.horsesBeside[static_cast<std::size_t>(car)];
}

/// front-end-of-track: a table may end it at the locomotive.
Car nextCar(const Table& table, Car car, Along along)
{
    if (along == Along::TowardsBack) return behind(table, car);
    const bool isEnd = car == Car::Locomotive && table.rulings.is(FrontEndOfTrack::Locomotive);
    return isEnd ? Car::None : inFront(table, car);
}

void moveHorses(Play& play, Car from, Car to, Rule rule)
{
    if (to == Car::None) return;
    std::uint8_t& there = horsesAt(play.table, from);
    for (; there > 0; --there) {
        ++horsesAt(play.table, to);
        play.happened({.what = HappeningKind::HorseMoved,
                       .rule = rule,
                       .from = inside(from),
                       .to = inside(to)});
    }
}

} // namespace

void moveBesideExpress(Play& play, Along along, Rule rule)
{
    // From the end that they go to, so that none is moved twice.
    FixedVector<Car, 12> cars = play.table.express;
    if (along == Along::TowardsBack) std::reverse(cars.begin(), cars.end());
    for (const Car car : cars) moveHorses(play, car, nextCar(play.table, car, along), rule);
    const Car beside = play.table.stagecoachBeside;
    if (beside == Car::None) return;
    const Car next = nextCar(play.table, beside, along);
    if (next != Car::None) moveStagecoach(play, next, rule);
}

void removeHorses(Play& play, int count, Rule rule)
{
    const FixedVector<Car, 12> cars = play.table.express;
    for (std::size_t i = cars.size(); i-- > 0;) {
        std::uint8_t& there = horsesAt(play.table, cars[i]);
        for (; there > 0 && count > 0; --there, --count) {
            play.happened({.what = HappeningKind::HorseMoved,
                           .rule = rule,
                           .from = inside(cars[i]),
                           .to = Location::OutOfGame});
        }
    }
}

} // namespace caboose::rules
