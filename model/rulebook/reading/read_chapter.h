// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/section.h"
#include "model/rulebook/text/source_file.h"
#include "model/rulebook/text/text_mistake.h"

#include <string_view>
#include <vector>

namespace caboose::rulebook {

/// Reads any text whatsoever. What can't be read is noted and left out; reading goes on behind it.
/// What needs other files to be known (targets, terms of others, order) is not looked at.
std::vector<Section> readChapter(const SourceFile& file, std::string_view language,
                                 Mistakes& mistakes);

} // namespace caboose::rulebook
