// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace caboose::rulebook {

/// The lines of a text without their ends.
std::vector<std::string_view> linesOf(std::string_view text);

/// Without blanks at either end.
std::string_view trimmed(std::string_view text);

/// The parts between separators, trimmed; empty parts are left out.
std::vector<std::string> separated(std::string_view text, char separator);

/// The words between blanks.
std::vector<std::string_view> blankSeparated(std::string_view text);

} // namespace caboose::rulebook
