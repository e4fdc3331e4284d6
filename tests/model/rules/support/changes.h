// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"
#include "model/rules/playout/random.h"

#include <string_view>

namespace caboose::rules {

/// Changes one thing on the table, whatever it is, and says what.
std::string_view changeOneThing(Table& table, Random& random);

} // namespace caboose::rules
