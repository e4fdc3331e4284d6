// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

#include <vector>

namespace caboose::rules {

/// 8.4.3 How many purses on somebody's sheet nobody has seen.
int unseenPurses(const Table& table, Pawn who);

/// 2.5.1 What a purse may be worth, least first.
// What people need who count their purses.
std::vector<Dollars> purseValues();
/// How many purses of this value may be among those that nobody has seen. With purses of other
/// boxes in the game nobody can tell, and it may be all of them.
int unseenOf(const Table& table, Dollars value);

/// 8.4.3 Asks the current seat for the values that nobody knows.
void countLoot(Play& play);

} // namespace caboose::rules
