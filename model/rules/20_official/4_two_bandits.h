// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 20.4.4 Each player may or must pick one card before drawing. Returns whether one was picked.
bool pickStartCard(Play& play, SeatIndex index);

/// 20.4.5 After a Fire card in a normal turn, a card of the other bandit may follow at once.
void cover(Play& play, SeatIndex index);

} // namespace caboose::rules
