// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/referee/options_model.h"

#include <vector>

namespace caboose::items {

/// The options of a question in the order in which they are listed: those that are possible before
/// those that are refused.
std::vector<OptionRow> optionRows(const rules::Question& question, const rules::Table& table);

/// The same of what is asked now, with what else can be said to it: the curtain before options that
/// are for one player's eyes, and that there is no card to turn over.
std::vector<OptionRow> optionRows(const ShownPosition& shownPosition);

} // namespace caboose::items
