// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 5.1 Starting steps
void drawRoundCard(Play& play);  // 5.1.1
void specialEffects(Play& play); // 5.1.4
void fillHand(Play& play);       // 5.1.5, for the current seat

/// 5.1.4: does the start of this round have any effect?
bool hasSpecialEffects(const Table& table);
/// 5.1.5: how many cards a full hand has.
/// Before what the Minister takes of it (15.1.3).
int handSize(const Table& table, const Seat& seat);

} // namespace caboose::rules
