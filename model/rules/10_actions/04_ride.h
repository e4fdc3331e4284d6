// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/10_actions/action_row.h"

namespace caboose::rules {

/// 10.4 Ride

/// Whether there is anything to ride, and somewhere to go; refused with the reason why not.
Verdict canRide(const Table& table, Pawn who);
/// Of any place; Location::Escaped is riding away for good (7.2.3).
Verdict mayRideTo(const Table& table, Pawn who, Location to);
/// With refusals all places of the game, without them those where one gets off.
Question rideTo(const Table& table, Pawn who, bool withRefusals);
/// The horse goes along, to the car beside which its rider gets off.
void ride(Play& play, Pawn who);

} // namespace caboose::rules
