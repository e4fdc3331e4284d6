// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/10_actions/action_row.h"

namespace caboose::rules {

/// 10.6 Fire
Verdict canFire(const Table& table, Pawn who);
Verdict mayFireAt(const Table& table, Pawn who, Pawn whom);
Question fireAt(const Table& table, Pawn who, bool withRefusals);
void fire(Play& play, Pawn who);

/// Whom somebody could hit, if none were shielded; those included of whom it is not refereed yet what
/// a hit does.
PawnSet targetsOfFire(const Table& table, Pawn who);

extern const ActionRow fireRow;

} // namespace caboose::rules
