// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/resolve.h"

#include <vector>

namespace caboose::items {

// How a position that is laid out by hand comes and changes, besides adjustments.

/// So many players with the base box, where the first card would be played.
rules::Position freshPosition(const rules::Rulings& rulings, int players);

/// Somebody who did not play takes the last seat, with everything a player begins with.
void join(rules::Table& table, rules::Pawn bandit);
/// Off the train; a bandit also leaves the table, with all that is on the sheet.
void leave(rules::Table& table, rules::Pawn pawn);

void addCar(rules::Table& table, rules::Car car);
/// What stands in it goes to the car before it; what lies in it is away.
void removeCar(rules::Table& table, rules::Car car);
/// So many cars further back. The locomotive stays in front.
void shiftCar(rules::Table& table, rules::Car car, int by);

std::vector<rules::Car> carsAway(const rules::Table& table);
std::vector<rules::Pawn> pawnsAway(const rules::Table& table);

} // namespace caboose::items
