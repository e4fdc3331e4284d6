// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 16.12.2, 16.13.2 Somebody and the bot Marshal change places, if both may be where the other is
/// now. A Marshal whom somebody plays stays; one of his hidden goals is turned up.
Verdict canSwapWithMarshal(const Table& table, Pawn who, Rule rule);
void swapWithMarshal(Play& play, Pawn who, Card card, Rule rule);

} // namespace caboose::rules
