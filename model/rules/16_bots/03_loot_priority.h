// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/question.h"
#include "model/rules/core/table.h"

namespace caboose::rules {

/// 16.3 Which loot a bot takes, or makes somebody drop, before other kinds. Of the ten ranks that
/// are printed as pictures no text tells; between their kinds the table chooses.

/// Kinds that others come before become refusals.
void preferLoot(const Table& table, Question& question);
/// The same backwards: what the bot gives up of its own.
void giveUpLoot(const Table& table, Question& question);

/// A bot leaves antidotes where they are, unless an arrow has hit it.
Verdict unlessIgnored(const Table& table, Pawn who, LootKind kind, Verdict otherwise);

} // namespace caboose::rules
