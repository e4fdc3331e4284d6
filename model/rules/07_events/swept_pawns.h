// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

#include <array>

namespace caboose::rules {

/// Who is on a roof when an event moves those on the roofs (7.1.2, 7.1.8, 7.1.16).
// One of them is handed to moveAlongRoofs().
PawnSet banditsOnRoof(const Table& table, Car car);
PawnSet everybodyOnRoofButCouriers(const Table& table, Car car);

/// Moves whoever is on the roofs of a train by one car along it, each once: whoever flees to a roof
/// whose turn is still to come is not moved on. Those on one roof arrive together. `cars`: the
/// train, from the end that they go to; beyond its first car nobody goes.
void moveAlongRoofs(Play& play, const FixedVector<Car, 12>& cars,
                    PawnSet (*whoOn)(const Table& table, Car car), Rule rule);

} // namespace caboose::rules
