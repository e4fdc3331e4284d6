// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 8.2: what nobody has taken goes to the Marshal's Achievement zone, then he shows his goals, and
/// each is judged.
void revealGoals(Play& play);

/// How many goals he has reached in the end, and whether he wins by them, over any wealth. Before
/// the game is over nobody asks: it would tell what lies face down.
int goalsReachedInTheEnd(const Table& table);
bool hasMarshalWon(const Table& table);

} // namespace caboose::rules
