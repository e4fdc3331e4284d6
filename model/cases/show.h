// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/case.h"

#include <string>
#include <vector>

namespace caboose::cases {

/// What comes of each line in which something is done, in the words of the cases, so that they can
/// be copied into one: what happens, what is asked with all options, and what the table looks like
/// after. Stops where the case and the rules differ.
std::vector<std::string> shown(const Run& run);

} // namespace caboose::cases
