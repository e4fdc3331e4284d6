// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/question.h"
#include "model/rules/core/table.h"

#include <vector>

namespace caboose::items {

/// The options of a question, by their rows, in the order in which they are listed and numbered:
/// places, and the targets of a shot or a punch, as one sees them on the train from its front to
/// its back, a roof before what is below it. Everything else stays as the rules name it.
std::vector<int> optionOrder(const rules::Question& question, const rules::Table& table);

} // namespace caboose::items
