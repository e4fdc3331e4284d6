// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/block.h"
#include "model/rulebook/text/text_mistake.h"

#include <string>

namespace caboose::rulebook {

/// Finds the parts and the written links of a block's source; notes links that can't be read and
/// rule numbers outside of links.
void readParts(Block& block, const std::string& file, Mistakes& mistakes);

} // namespace caboose::rulebook
