// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

#include <vector>

namespace caboose::rules {

/// Tables without repetition, in an order that depends on nothing but the tables.
using Tables = std::vector<Table>;
Tables sorted(Tables tables);

/// Every table that an action can lead to, whatever is answered.
Tables reached(const Table& table, Pawn who, CardKind action);

} // namespace caboose::rules
