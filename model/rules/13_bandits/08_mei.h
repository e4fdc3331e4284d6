// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"
#include "model/rules/core/verdict.h"

namespace caboose::rules {

/// 13.8 With a Floor Change, Mei may jump to the other floor of an adjacent car.

/// Places on the other floor of the cars next to a place, whether or not the rulings let her go
/// there.
LocationSet diagonalsFrom(const Table& table, Location from);

/// What the rules say of one of them.
Verdict mayJumpTo(const Table& table, Location from, Location to);

} // namespace caboose::rules
