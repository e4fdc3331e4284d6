// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/choice.h"
#include "model/rules/core/table.h"

#include <vector>

namespace caboose::rules {

// What can be named of the tokens at a holder.

/// By kind, as everybody sees them.
std::vector<Choice> kindsAt(const Table& table, Holder holder);
/// Each by itself, with its value.
std::vector<Choice> tokensAt(const Table& table, Holder holder, bool pursesOnly);
/// Flasks to drink. Behind the curtain their owner sees what is in them.
std::vector<Choice> flasksOf(const Table& table, Pawn who);

} // namespace caboose::rules
