// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/book.h"
#include "model/rulebook/text/source_file.h"
#include "model/rulebook/text/text_mistake.h"

#include <filesystem>
#include <string_view>
#include <vector>

namespace caboose::rulebook {

/// The rulebook in all its languages, and what is wrong with its text. Whatever could be read can
/// be used. Section i of one language is section i of every other.
struct Rulebook {
    std::vector<Book> books; ///< the original first; none if there is no text at all
    Mistakes mistakes;       ///< by file and line

    /// The book in a language; for "fr_CA" that in "fr". The original if there is none; null if
    /// there is not even that.
    [[nodiscard]] const Book* in(std::string_view language) const;
};

/// Throws nothing.
Rulebook readRulebook(const std::filesystem::path& folder);
/// Of files that are at hand, the original first.
Rulebook makeRulebook(const std::vector<SourceFolder>& folders);

} // namespace caboose::rulebook
