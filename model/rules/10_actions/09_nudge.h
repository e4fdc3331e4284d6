// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/10_actions/action_row.h"

namespace caboose::rules {

/// 10.9 Nudge

/// Whether there is anybody to nudge; whether that one can do anything, is not asked.
Verdict canNudge(const Table& table, Pawn who);
/// Of the nudged alone: where the nudger is, canNudge() asks.
Verdict mayNudge(const Table& table, Pawn who, Pawn whom);
/// With refusals everybody on the table, without them those who may be.
Question nudgeWhom(const Table& table, Pawn who, bool withRefusals);
/// Which action, asks whom nudge-action-chosen-by names; the nudged carries it out.
void nudge(Play& play, Pawn who);

} // namespace caboose::rules
