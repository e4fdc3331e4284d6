// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/question.h"
#include "model/rules/core/table.h"

#include <optional>
#include <vector>

namespace caboose::rules {

/// Everything that somebody could name in answer to this question on this table, sensible or not:
/// a question that shows refusals must list exactly these. Nothing where the question itself does
/// not say enough (which of several tokens, a number).
std::optional<std::vector<Choice>> nameable(const Table& table, const Question& question);

} // namespace caboose::rules
