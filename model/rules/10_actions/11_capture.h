// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/10_actions/action_row.h"

namespace caboose::rules {

/// 10.11 The player Marshal's Capture
Verdict canCapture(const Table& table, Pawn who);
Verdict mayCapture(const Table& table, Pawn who, Pawn whom);
Question captureWhom(const Table& table, Pawn who, bool withRefusals);
void capture(Play& play, Pawn who);

} // namespace caboose::rules
