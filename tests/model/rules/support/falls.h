// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

namespace caboose::rules {

// 7.2.2 told once more.

/// Whom a punch may knock off the train where he stands now.
bool canFall(const Table& t, Pawn whom);
/// Whom a shot of Django's may.
bool canBeShotOff(const Table& t, Pawn whom);
Table fallen(Table t, Pawn whom);

} // namespace caboose::rules
