// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/10_actions/action_row.h"

namespace caboose::rules {

/// 10.1 Move

/// Whether the pawn can move at all: refused with the reason why the action has no effect.
/// Possible if one place is; else what is said of one of them.
Verdict canMove(const Table& table, Pawn who);
/// Of any place whatever; names the ruling if it is due to one.
Verdict mayMoveTo(const Table& table, Pawn who, Location to);
/// With refusals all places of the game, without them those within reach.
Question moveTo(const Table& table, Pawn who, bool withRefusals);
/// To a place that is asked for, and what is met there (12); without any, in vain and why.
void move(Play& play, Pawn who);

} // namespace caboose::rules
