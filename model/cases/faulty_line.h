// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/consistency.h"
#include "model/rules/core/rulings_catalogue.h"

#include <string_view>

namespace caboose::cases {

/// Where to look for what is wrong with the position in a text: the first line, counted from 1,
/// that names the pawn, place, loot or ruling in question; else the first one that says anything.
int faultyLine(std::string_view text, const rules::Inconsistency& fault);
int faultyLine(std::string_view text, const rules::Contradiction& found);

} // namespace caboose::cases
