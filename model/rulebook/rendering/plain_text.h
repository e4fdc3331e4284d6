// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/book.h"
#include "model/rulebook/book/shown.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace caboose::rulebook {

/// Markdown as it is read aloud: paragraphs parted by an empty line, items on lines of their own,
/// cells parted by " | "; nothing else. Lines are as long as they are.
std::string plainText(std::string_view markdown);

/// A section for a terminal: its heading, then its blocks as in html(), broken into lines of at
/// most `width` characters where blanks allow it.
std::string plainText(const Book& book, SectionIndex i, const Selection& selection, Others others,
                      std::size_t width = 80);

/// What somebody pastes into a message: number, title, edition and text.
std::string citation(const Book& book, SectionIndex i, const Selection& selection,
                     rules::Edition edition);

/// Breaks long lines at blanks; what begins an item ("- ", "1. ") indents what follows it.
std::string wrapped(std::string_view text, std::size_t width);

} // namespace caboose::rulebook
