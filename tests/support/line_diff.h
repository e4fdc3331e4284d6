// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace caboose::test {

/// How two texts differ, line by line: "-" before what was expected and is not there, "+" before
/// what is there and was not expected, with two lines around each change. Empty when they are
/// equal.
std::string lineDiff(std::string_view expected, std::string_view actual);

} // namespace caboose::test
