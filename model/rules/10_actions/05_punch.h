// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/10_actions/action_row.h"

namespace caboose::rules {

/// 10.5 Punch
Verdict canPunch(const Table& table, Pawn who);
Verdict mayPunch(const Table& table, Pawn who, Pawn whom);
Question punchWhom(const Table& table, Pawn who, bool withRefusals);
/// 10.5.1: where a punched pawn may be sent.
Question punchToWhere(const Table& table, Pawn who, Pawn whom, bool withRefusals);
void punch(Play& play, Pawn who);

extern const ActionRow punchRow;

} // namespace caboose::rules
