// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/condition.h"
#include "model/rulebook/text/text_mistake.h"

#include <string_view>

namespace caboose::rulebook {

/// Reads conditions between blanks. What can't be read is noted as a mistake at `place` and left
/// out.
Conditions readConditions(std::string_view text, const Mistake& place, Mistakes& mistakes);

} // namespace caboose::rulebook
