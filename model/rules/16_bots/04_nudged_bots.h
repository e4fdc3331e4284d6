// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/question.h"
#include "model/rules/core/table.h"

namespace caboose::rules {

/// 16.4 Whoever nudges a bot picks nothing: it does what it always does, whether or not that has
/// any effect.
void doAsNudged(const Table& table, Question& question);

} // namespace caboose::rules
