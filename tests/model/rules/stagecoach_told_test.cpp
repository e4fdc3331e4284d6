// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/long_runs.h"
#include "tests/model/rules/support/stagecoach_told.h"

#include "model/rules/04_set_up/13_horse_attack.h"
#include "model/rules/05_sequence/4_relative_movement.h"
#include "model/rules/core/resolve.h"
#include "model/rules/core/step_functions.h"
#include "tests/model/rules/support/random_position.h"
#include "tests/model/rules/support/told_difference.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

namespace caboose::rules {

namespace {

int positions()
{
    return runsWanted(3000);
}

Tables endsOf(const Table& table, void (*step)(Play&))
{
    return reachedBy(
        [&](std::span<const Choice> answers) { return resolveWith(table, answers, step); });
}

/// In how many of the positions something happens; the core and the rules told again must agree in
/// all of them.
int comparedIn(int count, Table (*position)(Random&), void (*step)(Play&),
               Tables (*toldAgain)(const Table&))
{
    int effects = 0;
    for (int n = 0; n < count; ++n) {
        Random random(static_cast<std::uint64_t>(n) + 1);
        const Table table = position(random);
        const Tables core = endsOf(table, step);
        const Tables told = toldAgain(table);
        if (told.front() != table) ++effects;
        EXPECT_TRUE(core == told) << "position " << n << "\n" << differenceOf(core, told, table);
        if (core != told) return 0;
    }
    return effects;
}

bool oneIn(Random& random, std::uint32_t n)
{
    return random.below(n) == 0;
}

/// Two to five cars behind the locomotive, one to three players' bandits, up to two bots.
Table positionOfRiders(Random& random)
{
    constexpr std::array riders{Pawn::Doc, Pawn::Tuco, Pawn::Ghost, Pawn::Belle, Pawn::Django};
    constexpr std::array cars{Car::Saloon, Car::Circus, Car::Luggage, Car::FirstClass};
    Table table;
    table.express.push_back(Car::Locomotive);
    const std::size_t length = 2 + random.below(3);
    for (std::size_t i = 0; i < length; ++i) table.express.push_back(cars[i]);
    if (oneIn(random, 3)) table.express.push_back(Car::Prison);
    if (oneIn(random, 3)) table.express.insert(table.express.begin(), Car::Handcar);
    const std::size_t players = 1 + random.below(3);
    const std::size_t all = players + random.below(3);
    for (std::size_t i = 0; i < all; ++i) {
        Seat seat;
        seat.characters.push_back(riders[i]);
        seat.isBot = i >= players;
        table.seats.push_back(seat);
        table.sheet(riders[i]).role = seat.isBot ? Role::Bot : Role::Player;
        table.put(riders[i], Location::Unplaced);
    }
    return table;
}

/// Somebody sits in the car without a roof, perhaps not alone.
Table positionOfOneAlone(Random& random)
{
    Table table = randomPosition(random);
    for (const Car car : {Car::TimeTravel, Car::Handcar}) {
        if (!table.express.contains(car)) continue;
        for (const Pawn who : table.at(inside(car))) {
            if (!oneIn(random, 3)) table.put(who, inside(Car::Locomotive));
        }
        if (table.at(inside(car)).empty() && !oneIn(random, 4)) {
            table.put(table.bandits().first(), inside(car));
        }
    }
    table.progress.round = 1;
    return table;
}

Table positionOfOneHidden(Random& random)
{
    Table table = randomPosition(random);
    table.put(table.bandits().first(), Location::Hidden);
    return table;
}

} // namespace

TEST(StagecoachToldAgain, horseAttackLeadsToTheSameTables)
{
    // Each of these is hundreds of ways to board.
    const int some = positions() / 10;
    EXPECT_EQ(comparedIn(some, positionOfRiders, attackOnHorseback, attacked), some);
}

TEST(StagecoachToldAgain, relativeMovementLeadsToTheSameTables)
{
    EXPECT_GT(comparedIn(positions(), randomPosition, moveRelatively, movedRelatively),
              positions() / 10);
}

TEST(StagecoachToldAgain, hidingLeadsToTheSameTables)
{
    EXPECT_GT(comparedIn(positions(), positionOfOneAlone, hidePawn, hidden), positions() / 20);
}

TEST(StagecoachToldAgain, comingToLightLeadsToTheSameTables)
{
    EXPECT_EQ(comparedIn(positions(), positionOfOneHidden, revealHidden, broughtToLight),
              positions());
}

} // namespace caboose::rules
