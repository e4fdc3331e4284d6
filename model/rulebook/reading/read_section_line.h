// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/section.h"
#include "model/rulebook/text/text_mistake.h"

#include <string_view>

namespace caboose::rulebook {

/// Reads what a line such as ":terms Punch, punches" says of a section, without its colon. A line
/// that says nothing known is a mistake at `place`; the section keeps what it had.
void readSectionLine(std::string_view line, Section& section, const Mistake& place,
                     Mistakes& mistakes);

} // namespace caboose::rulebook
