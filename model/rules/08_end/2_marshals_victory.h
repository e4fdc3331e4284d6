// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// So many of the five make him win.
int goalsNeeded(const Table& table);
/// The table with all that he gets in the end: one that was laid out by hand may not have come by
/// revealGoals().
Table withWhatIsLeft(const Table& table);
/// How many goals he has reached in the end, and whether he wins by them, over any wealth. Before
/// the game is over nobody asks: it would tell what lies face down.
int goalsReachedInTheEnd(const Table& table);
bool hasMarshalWon(const Table& table);

} // namespace caboose::rules
