// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

namespace caboose::rules {

/// 15.1, 8.4.3: what a bandit's hostage pays at the end of the game. `party`: whose bullets are no
/// others' to the Photographer (photographer-ransom).
/// 0 without a hostage.
int ransomOf(const Table& table, Pawn who, PawnSet party);

/// 8.4.3: where the loot lies that counts for somebody besides what is on the sheet: the time
/// travel car or the handcar, for the only bandit in it. Nowhere for everybody else.
Location foundAlone(const Table& table, Pawn who);

/// Tokens of a kind that count for somebody in the end.
int tokensOf(const Table& table, Pawn who, LootKind kind);

} // namespace caboose::rules
