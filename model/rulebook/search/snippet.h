// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/search/search.h"
#include "model/rulebook/search/search_index.h"

#include <set>
#include <string>

namespace caboose::rulebook {

/// The block and the part of it that has the most of what was looked for; if none has any, the
/// beginning of the first block that holds in the selection.
void addSnippet(Hit& hit, const SearchIndex& index, const std::set<std::string>& stems,
                const Selection* selection);

} // namespace caboose::rulebook
