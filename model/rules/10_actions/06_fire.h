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
/// With refusals everybody on the table, without them possible targets. At a Gatling, that too.
Question fireAt(const Table& table, Pawn who, bool withRefusals);
/// The bullet leaves the cylinder, or the Gatling is fired (10.6.2); all else is hit() (11.3).
void fire(Play& play, Pawn who);

/// 3 "Target": whether these rules let a pawn be shot at all; refused if not. Whom team-mates may
/// disregard, is one all the same.
Verdict mayBeTarget(const Table& table, Pawn who, Pawn whom);
/// Whom somebody could hit, if none were shielded; those included of whom it is not refereed yet
/// what a hit does.
PawnSet targetsOfFire(const Table& table, Pawn who);

} // namespace caboose::rules
