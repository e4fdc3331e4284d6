// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

namespace caboose::rules {

/// 3 "Adjacent", 9.1, 9.3.1, 9.4, 9.5, 9.9.1: the places next to a place, on its own train, on the
/// other one, on or beside the stagecoach. Symmetric, except that nothing leads out of the time
/// travel car or handcar to a roof where a rule says so itself (10.1, 9.9.2).
LocationSet adjacent(const Table& table, Location l);

/// Cars that stand next to a car: before and behind it, on the other train, the stagecoach.
CarSet adjacentCars(const Table& table, Car car);

/// The ruling on which it rests that two places are adjacent, or that they are not.
Ruling adjacencyRestsOn(const Table& table, Location a, Location b);

/// The adjacent place on the same floor in a given car; for the time travel car and the handcar
/// their interior. None (Location::Nowhere) if there is no such place.
Location sameFloorIn(Location l, Car car);

/// 10.2: the other floor of the same car; none where there is only one, and in the cell.
Location otherFloor(Location l);

/// How many cars lie between, counted along the track, plus one for changing trains.
int distance(const Table& table, Car a, Car b);

} // namespace caboose::rules
