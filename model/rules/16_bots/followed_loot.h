// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"
#include "model/rules/core/verdict.h"

namespace caboose::rules {

/// 16.11.2 Where the token lies that a bot follows, or where whoever has it stands; Nowhere, if it
/// is in no place.
Location placeOfLoot(const Table& table, LootKind kind);

/// 16.11.2: a bot that is where its token is makes no Move, nor, perhaps, from above or below it
/// (bot-above-its-objective).
Verdict unlessItStays(const Table& table, Pawn who, Verdict otherwise);

/// 16.11.2 "OR": does the token lie in the bot's place, or has the bot itself or another bandit
/// there got it?
bool isLootBeside(const Table& table, Pawn bot, LootKind kind);

} // namespace caboose::rules
