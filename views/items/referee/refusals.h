// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/referee/options_model.h"

namespace caboose::items {

/// Are both refused for the same reason, by the same rule and ruling?
[[nodiscard]] bool areRefusedAlike(const OptionRow& a, const OptionRow& b);

/// The refused among these, in their order. Where several are refused alike, they are one row with
/// an id of its own (OptionsModel::firstGroup); what keeps its place among the answers is left out.
std::vector<OptionRow> refusalsOf(const std::vector<OptionRow>& rows);

} // namespace caboose::items
