// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/condition.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace caboose::rulebook {

enum class BlockKind : std::uint8_t {
    Text, ///< for everybody
    When, ///< text for games that meet the conditions
    Note, ///< what other editions say, and why
    Example
};

/// What a block consists of, to compare languages.
enum class Part : std::uint8_t { Paragraph, List, Steps, Table };

/// A reference to a section.
struct Link {
    std::string target;     ///< an id
    std::string words;      ///< what is shown
    std::size_t offset = 0; ///< in the block's source
    std::size_t size = 0;
    bool isTerm = false; ///< linked by itself, because it is a term
    int line = 0;
    int column = 0;

    friend bool operator==(const Link&, const Link&) = default;
};

/// A row of a table that not every game has: "| Tender | 1 | :when with=tender".
struct ConditionalRow {
    Conditions conditions;
    std::size_t offset = 0; ///< in the block's source, where its line begins
    std::size_t size = 0;   ///< with the end of the line
};

/// A run of text with common conditions.
///
/// Read by readBlock(), linked by linkBlock() (reading/); whoever shows it takes `markdown`, never
/// `source`.
struct Block {
    BlockKind kind = BlockKind::Text;
    Conditions conditions;
    std::string source; ///< Markdown as written, with [[...]]
    /// Standard Markdown with every link, also those of terms, as [words](rule:10.5).
    std::string markdown;
    std::vector<Part> parts;
    std::vector<ConditionalRow> rows; ///< in the order of the text; without their conditions
    std::vector<Link> links;          ///< in the order of the text
    int line = 0;                     ///< where the source begins
};

/// Standard Markdown of a block with those of its links that are wanted, as [words](rule:10.5), of
/// the others the words alone; and with those rows whose conditions suit.
std::string markdownOf(const Block& block, const std::function<bool(const Link&)>& isWanted,
                       const std::function<bool(const Conditions&)>& suits);

} // namespace caboose::rulebook
