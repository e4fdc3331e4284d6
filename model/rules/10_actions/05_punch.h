// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/10_actions/action_row.h"
#include "model/rules/12_encounters/travel.h"

namespace caboose::rules {

/// 10.5 Punch, and 10.5.1 Special Punch
// They ask in this order: whom, which loot is dropped, whether it is pocketed (13.3), where to. The
// two differ in where the target goes.

/// 10.5.1 What a punch does to its target, in its two halves: the loot; the way to another place,
/// which is asked and not made yet. Whoever can be sent nowhere goes to where he is.
void takePunch(Play& play, Pawn who, Pawn whom);
Journey sentAway(Play& play, Pawn who, Pawn whom, CardKind punch);

} // namespace caboose::rules
