// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/10_actions/action_row.h"

namespace caboose::rules {

/// 10.4 Ride

/// Whether there is anything to ride, and somewhere to go; refused with the reason why not.
Verdict canRide(const Table& table, Pawn who);
Verdict mayRideTo(const Table& table, Pawn who, Location to);
Question rideTo(const Table& table, Pawn who, bool withRefusals);
void ride(Play& play, Pawn who);

extern const ActionRow rideRow;

} // namespace caboose::rules
