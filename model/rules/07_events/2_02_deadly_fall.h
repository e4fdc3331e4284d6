// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 7.2.2 Deadly Fall, during the whole round: who is punched, or shot by Django, may be knocked off
/// instead of being moved.

bool isDeadlyFall(const Table& table);
/// Of somebody who is punched.
Verdict mayFall(const Table& table, Pawn whom);
/// Of somebody whom a shot pushes (13.4).
Verdict mayBeShotOff(const Table& table, Pawn whom);
void knockOff(Play& play, Pawn whom);

} // namespace caboose::rules
