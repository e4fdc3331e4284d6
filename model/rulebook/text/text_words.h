// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace caboose::rulebook {

/// A word of a text: letters and digits without a gap.
///
/// Points into the text.
struct Word {
    std::size_t offset = 0;
    std::string_view text;

    [[nodiscard]] std::size_t end() const { return offset + text.size(); }
};

/// In their order; of any text.
std::vector<Word> wordsOf(std::string_view text);

/// Nothing between two words parts them: a blank, a line's end, a hyphen, an apostrophe.
bool isJoint(std::string_view between);

} // namespace caboose::rulebook
