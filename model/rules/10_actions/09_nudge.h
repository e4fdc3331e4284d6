// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 10.9 Nudge
Verdict canNudge(const Table& table, Pawn who);
Verdict mayNudge(const Table& table, Pawn who, Pawn whom);
Question nudgeWhom(const Table& table, Pawn who, bool withRefusals);
void nudge(Play& play, Pawn who);

} // namespace caboose::rules
