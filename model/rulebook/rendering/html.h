// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/book.h"
#include "model/rulebook/book/shown.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace caboose::rulebook {

/// A section as HTML for a rich text view: a heading (h1 to h3) with the section's id as its
/// anchor, then its blocks. Links lead to "rule:10.5". Classes, for style sheets:
///   p.label    what the block beneath is: a note, an example, for whom it is
///   div.note, div.example, div.when
///   div.other  does not hold in the game, but other editions say so; div.absent: not on the table
///   p.older, p.missing   the translation is older than the original; there is none
///   span.number          the number in a heading
std::string html(const Book& book, SectionIndex i, const Selection& selection, Others others);

/// Several sections, one after the other; those that are not shown are left out.
std::string html(const Book& book, std::span<const SectionIndex> sections,
                 const Selection& selection, Others others);

// What a section consists of, for views that put languages or editions side by side.

/// The heading with its anchor, and what is to be said of the whole section.
std::string headHtml(const Book& book, SectionIndex i, const Selection& selection);
/// The classes of a block's div; empty for plain text.
std::string classesOf(const ShownBlock& shown);
/// A block part by part, as Block::parts has them; its label is with the first.
std::vector<std::string> partsHtml(const ShownBlock& shown);

/// The text with what is special in HTML written as HTML wants it.
std::string escaped(std::string_view text);

} // namespace caboose::rulebook
