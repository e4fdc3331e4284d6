// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 16.1.2 A bot's Move: one step after another, each evaluated where the one before has led; a step
/// back to where it began is not made. Whom it only passes hits it, and it goes on.
/// The first step must be possible.
void moveInSteps(Play& play, Pawn bot);

/// Does it make several steps where it stands?
bool makesSteps(const Table& table, Pawn who);
/// Of every place, whether all its steps together lead there.
Question wholeMove(const Table& table, Pawn bot);

} // namespace caboose::rules
