// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/adjusting/adjustment.h"
#include "model/rules/core/happening.h"

#include <optional>

namespace caboose::game {

/// What the table of a decision did, as a happening, so that the log tells it like a move by the
/// rules, but without a rule. Nothing for what no decision does by itself (record/decision.h):
/// adjustments have words of their own (views/items/wording/adjustments.cpp).
std::optional<rules::Happening> told(const rules::Table& before, const Adjustment& adjustment);

} // namespace caboose::game
