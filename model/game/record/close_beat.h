// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/happening.h"
#include "model/rules/core/table.h"

#include <vector>

namespace caboose::game {

/// Can the beat that the table is at be brought to its end by hand?
bool canBeClosed(const rules::Table& table);

/// The group has done the rest of the beat as it saw fit: the card goes back to its owner, and the
/// next beat comes.
void closeBeat(rules::Table& table, std::vector<rules::Happening>& happenings);

} // namespace caboose::game
