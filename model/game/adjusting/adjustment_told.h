// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/adjusting/adjustment.h"
#include "model/rules/core/happening.h"

#include <optional>

namespace caboose::game {

/// What an adjustment looks like on the table, if there is a happening for it: the same as when the
/// rules do it, but without a rule.
std::optional<rules::Happening> told(const rules::Table& before, const Adjustment& adjustment);

} // namespace caboose::game
