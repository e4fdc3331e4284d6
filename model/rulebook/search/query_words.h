// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace caboose::rulebook {

/// What somebody typed, taken apart; words as they were written.
struct QueryWords {
    std::vector<std::string> words;                ///< in order, without phrases
    std::vector<std::vector<std::string>> phrases; ///< between quotes
    std::vector<std::vector<std::string>> without; ///< behind a "-": words, or phrases
    bool endsInWord = false;                       ///< the last word stands at the very end
};

/// Any text. An apostrophe or a hyphen parts words, as in the text of the rules; a quote that does
/// not end goes to the end.
QueryWords queryWords(std::string_view text);

} // namespace caboose::rulebook
