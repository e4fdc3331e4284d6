// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

namespace caboose::rules {

/// Pawns on the roof of a car: the bandits, or everybody but the couriers (7.1.2, 7.1.8, 7.1.16).
PawnSet banditsOnRoof(const Table& table, Car car);
PawnSet everybodyOnRoofButCouriers(const Table& table, Car car);

} // namespace caboose::rules
