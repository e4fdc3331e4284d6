// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/block.h"
#include "model/rulebook/reading/terms.h"

#include <functional>
#include <string>
#include <string_view>

namespace caboose::rulebook {

/// What a link without words of its own shows: a number, or the title of a section without one.
using NameOf = std::function<std::string(std::string_view id)>;

/// Adds the links of terms to those that are written, and makes the Markdown of both. A term is
/// linked where a block first names it, never in a link, and not in the section that explains it.
void linkBlock(Block& block, std::string_view ownId, const Terms& terms, const NameOf& nameOf);

} // namespace caboose::rulebook
