// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

#include <vector>

namespace caboose::rules {

/// Who wins and loses together: each bandit alone, a player's two bandits (20.4.6), a pair
/// (20.6.5), a team (8.3).
/// In the order of the seats, bots among them; nobody is in two.
std::vector<PawnSet> parties(const Table& table);

/// 2.6.5: what it began with.
int bulletsAtFirst(const Table& table, PawnSet party);
/// Bullets that this party has shot, as the gunslinger's title counts them (8.4.2).
int bulletsShot(const Table& table, PawnSet party);

/// 8 3c: bullets that count when a tie is broken.
int bulletsForTies(const Table& table, PawnSet party);

} // namespace caboose::rules
