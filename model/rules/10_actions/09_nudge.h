// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/10_actions/action_row.h"

namespace caboose::rules {

/// 10.9 Nudge
Verdict canNudge(const Table& table, Pawn who);
Verdict mayNudge(const Table& table, Pawn who, Pawn whom);
Question nudgeWhom(const Table& table, Pawn who, bool withRefusals);
void nudge(Play& play, Pawn who);

extern const ActionRow nudgeRow;

} // namespace caboose::rules
