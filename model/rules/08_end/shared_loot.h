// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

namespace caboose::rules {

/// 7.2.10 Sharing the Loot: what it gives to somebody, or takes; 0 where it is not the event of the
/// last round. Strongboxes of unseen value count as nothing.
int gainFromSharing(const Table& table, Pawn who);

} // namespace caboose::rules
