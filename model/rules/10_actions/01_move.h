// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/10_actions/action_row.h"

namespace caboose::rules {

/// 10.1 Move

/// Whether the pawn can move at all: refused with the reason why the action has no effect.
Verdict canMove(const Table& table, Pawn who);
Verdict mayMoveTo(const Table& table, Pawn who, Location to);
Question moveTo(const Table& table, Pawn who, bool withRefusals);
void move(Play& play, Pawn who);

extern const ActionRow moveRow;

} // namespace caboose::rules
