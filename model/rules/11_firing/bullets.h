// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 11.3: somebody is hit with a bullet card of `giver` (nobody: a neutral one, which must be
/// there).
void receiveBullet(Play& play, Pawn giver, Pawn whom, Rule rule);

/// 2.6.6, 11.2: each of these bandits is hit with a neutral bullet, if there are enough.
void hitWithNeutrals(Play& play, PawnSet bandits, Rule rule);

/// Are there neutral bullets for so many?
bool hasNeutrals(const Table& table, int needed);

} // namespace caboose::rules
