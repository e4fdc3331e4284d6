// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 10.10.2 A Brilliant Idea in the cell: out of it, into the corridor or onto the roof.
Verdict canLeaveCell(const Table& table, Pawn who);
Question leaveCell(const Table& table, Pawn who, bool withRefusals);
void leaveTheCell(Play& play, Pawn who);

/// 10.10.3 One in the corridor of the prison car or on its roof: free a prisoner or a captive.
/// `copied` is the card that would be copied elsewhere; as long as somebody can be freed, it is
/// not.
Question freeWhom(const Table& table, Pawn who, std::optional<Card> copied, bool withRefusals);
void freeSomebody(Play& play, Pawn who, std::optional<Card> copied);

/// Is this bandit in the corridor of the prison car or on its roof?
bool isAtPrisonCar(const Table& table, Pawn who);

} // namespace caboose::rules
