// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/model/rules/support/reached.h"

namespace caboose::rules {

/// 10.4 told once more: every table that a ride can lead to; the same table if it is void.
Tables ridden(const Table& t, Pawn who);

} // namespace caboose::rules
