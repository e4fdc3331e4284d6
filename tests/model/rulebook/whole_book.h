// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/reading/rulebook.h"

#include <string>
#include <vector>

namespace caboose::rulebook {

/// The rulebook that comes with the program.
const Rulebook& wholeBook();

/// The lines of a file of tests/data/rulebook, without comments and empty lines.
std::vector<std::string> dataLines(const std::string& name);

} // namespace caboose::rulebook
