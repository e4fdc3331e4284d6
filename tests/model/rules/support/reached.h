// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/resolve.h"

#include <functional>
#include <span>
#include <vector>

namespace caboose::rules {

/// Tables without repetition, in an order that depends on nothing but the tables.
using Tables = std::vector<Table>;
Tables sorted(Tables tables);

/// Something that is tried with so many answers.
using Try = std::function<Outcome(std::span<const Choice>)>;
/// Every table that it can lead to, whatever is answered.
Tables reachedBy(const Try& attempt);
Tables reached(const Table& table, Pawn who, CardKind action);

} // namespace caboose::rules
