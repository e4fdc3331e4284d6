// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

#include <vector>

namespace caboose::rules {

/// 7.2.10 Sharing the Loot: what it gives to somebody, or takes; 0 where it is not the event of the
/// last round. Strongboxes of unseen value count as nothing.
int gainFromSharing(const Table& table, Pawn who);

/// Whose strongboxes are shared among the bandits in a place: their own, and where a table rules so
/// those on the floor, too (sharing-counts-floor).
std::vector<Holder> holdersAt(const Table& table, Location here);

} // namespace caboose::rules
