// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

#include <vector>

namespace caboose::rules {

/// A token that somebody takes up without looking at it, and what is known of the others then.
struct Taken {
    Table table;
    Loot token;
};

/// One token of a kind, as far as anybody can tell which: where values are kept, any of them; else
/// nobody knows afterwards what those are worth that lay together.
std::vector<Taken> tokensOf(const Table& t, Holder holder, LootKind kind);
std::vector<Taken> anyTokens(const Table& t, Holder holder);

} // namespace caboose::rules
