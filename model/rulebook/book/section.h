// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/block.h"
#include "model/rulebook/book/printed_text.h"
#include "model/rules/core/rule.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace caboose::rulebook {

/// Where a box's own rulebook has a rule.
struct PrintedPlace {
    PrintedText text = PrintedText::Combined21;
    std::string place; ///< a heading, in the language of that text

    friend bool operator==(const PrintedPlace&, const PrintedPlace&) = default;
};

/// What a language has of a section.
enum class Currency : std::uint8_t {
    Current, ///< the original, or as new as it
    Older,   ///< translated from an earlier revision
    Missing  ///< not translated: what is shown is the original
};

/// A chapter, a numbered rule, a definition or a card, in one language.
///
/// What stands in `resources/rulebook`, read. Lists are empty where the text says nothing.
struct Section {
    std::string id;                  ///< "10", "10.5", "10.5.1" or "adjacent"
    std::optional<rules::Rule> rule; ///< of a numbered one
    bool isChapter = false;
    std::string title;
    Conditions conditions;
    std::vector<std::string> terms;     ///< link here wherever they stand
    std::vector<std::string> words;     ///< lead the search here
    std::vector<std::string> questions; ///< as people at a table ask what is answered here
    std::vector<PrintedPlace> printed;
    int revision = 1; ///< of the original
    int of = 0;       ///< which revision was translated; 0: this is the original
    Currency currency = Currency::Current;
    std::vector<Block> blocks;

    std::string language; ///< that the text is in; of a missing translation, the original's
    std::string file;
    int line = 0;
};

/// The number as it is shown: "10.5.1"; nothing for a section without one.
inline std::string numberOf(const Section& section)
{
    return section.rule ? section.id : std::string();
}

/// A section's place in the order of the book. It is the same in every language.
using SectionIndex = std::size_t;

} // namespace caboose::rulebook
