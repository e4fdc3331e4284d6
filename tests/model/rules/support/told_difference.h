// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/model/rules/support/reached.h"

#include <string>

namespace caboose::rules {

/// The position, and the first result that only one of the two tellings of the rules has.
std::string differenceOf(const Tables& core, const Tables& told, const Table& position);

} // namespace caboose::rules
