// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

#include <vector>

namespace caboose::rules {

// The table seen from above, as an aid to tests that shall not rely on the core's own geometry.

enum class Lane { Express, Armoured, Stagecoach };

/// Where a car stands: on which lane, and how far behind the express locomotive.
struct Spot {
    Lane lane = Lane::Express;
    int x = 0;
};
Spot spotOf(const Table& table, Car car);

/// 9.9: the time travel car and the handcar.
bool hasNoRoof(Car car);

/// One behind the other, or beside each other on two trains, or stagecoach and car.
bool areSideBySide(const Table& table, Car a, Car b);

/// Chapter 3 "Adjacent": same level in a car next to it, or any level where one of the two cars has
/// no roof; never the cell.
std::vector<Location> placesBeside(const Table& table, Location l);

} // namespace caboose::rules
