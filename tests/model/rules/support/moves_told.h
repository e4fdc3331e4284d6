// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/model/rules/support/reached.h"

namespace caboose::rules {

/// 10.1, 13.11, 15.1.4 told once more: the tables that a Move can lead to.
Tables moved(const Table& t, Pawn who);

/// 13, 15.1.6, 15.2.1: has somebody this bandit's power, as his own or lent?
bool hasPower(const Table& t, Pawn who, Pawn whose);

} // namespace caboose::rules
