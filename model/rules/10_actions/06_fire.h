// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/10_actions/action_row.h"

namespace caboose::rules {

/// 10.6 Fire

/// Refused with the reason: an empty cylinder, or nobody who could be aimed at.
Verdict canFire(const Table& table, Pawn who);
/// Of any pawn. Belle's shield (13.2) included, which hangs on who else could be chosen.
Verdict mayFireAt(const Table& table, Pawn who, Pawn whom);
/// With refusals everybody on the table, without them possible targets.
Question fireAt(const Table& table, Pawn who, bool withRefusals);
/// The bullet leaves the cylinder; all else is hit() (11.3).
void fire(Play& play, Pawn who);

extern const ActionRow fireRow;

} // namespace caboose::rules
