// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/action.h"

#include <optional>

namespace caboose::cases {

/// Does what the statement says, or checks what it expects. The line of a difference is filled in
/// by the caller.
std::optional<Difference> carryOut(const Statement& statement, Action& action);

/// Does the line only do something? That alone proves nothing. A case of nothing else fails.
bool isOnlyDone(Verb verb);

// The expectations, by what they are about: each is called by carryOut() alone, for its verbs.

std::optional<Difference> checkOptions(const Statement& statement, const Action& action);
std::optional<Difference> checkTable(const Statement& statement, const Action& action);
std::optional<Difference> checkScore(const Statement& statement, const Action& action);
std::optional<Difference> checkGeometry(const Statement& statement, const Action& action);

} // namespace caboose::cases
