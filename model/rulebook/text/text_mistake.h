// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace caboose::rulebook {

/// What is wrong with the text of the rulebook. The arguments of a mistake are named beside each.
enum class MistakeCode : std::uint8_t {
    // A file
    Unreadable, ///< the file or folder can't be opened
    NoText,     ///< the folder has no language with a chapter
    NotUtf8,    ///< the line has bytes that are no text
    TooLong,    ///< the file is longer than any chapter
    // Its parts
    OutsideSection, ///< text before the first heading
    BadHeading,     ///< the heading
    EmptySection,   ///< id
    SectionTwice,   ///< id, where it stands first
    WrongChapter,   ///< id, the chapter it stands in
    OutOfOrder,     ///< id, the id before it
    // The lines about a section
    UnknownLine, ///< the word behind the colon
    LineTwice,   ///< the word behind the colon
    EmptyLine,   ///< the word behind the colon
    BadNumber,   ///< what stands there
    BadPrinted,  ///< what stands there
    TermTwice,   ///< the term, the section that has it, too
    // Blocks
    UnknownBlock, ///< the word behind the colons
    MissingConditions,
    NestedBlock,
    UnclosedBlock,
    StrayEnd,
    EmptyBlock,
    // Conditions
    BadCondition,     ///< what stands there
    UnknownCondition, ///< its name
    UnknownValue,     ///< the condition, the value
    NeverHolds,       ///< the conditions
    // Links
    UnclosedLink,
    EmptyLink,
    UnknownTarget, ///< the target
    LinkToItself,  ///< the target
    BareNumber,    ///< the number
    // Translations
    MissingSection,   ///< id
    UnknownSection,   ///< id: the original has no such section
    MovedSection,     ///< id
    BlocksDiffer,     ///< here, in the original
    PartsDiffer,      ///< paragraphs, lists and tables: here, in the original
    LinksDiffer,      ///< only here, only in the original
    ConditionsDiffer, ///< here, in the original
    PrintedDiffers,
    BadRevision,    ///< here, the original's revision
    MissingLabel,   ///< key
    UnknownLabel,   ///< key
    OnlyInOriginal, ///< the word behind the colon: it belongs into the original alone
    OnlyTranslated, ///< the word behind the colon: it belongs into translations alone
    // Lists beside the chapters
    BadEntry ///< the line
};
inline constexpr int mistakeCodeCount = static_cast<int>(MistakeCode::BadEntry) + 1;

/// A place in the text and what is wrong there: codes and arguments, no prose.
struct Mistake {
    std::string file;
    int line = 0;   ///< from 1; 0: the file as a whole
    int column = 0; ///< from 1, in characters; 0: the line as a whole
    MistakeCode code = MistakeCode::Unreadable;
    std::vector<std::string> arguments = {};

    friend bool operator==(const Mistake&, const Mistake&) = default;
};
using Mistakes = std::vector<Mistake>;

/// The stable key, as "unknown-target".
std::string_view keyOf(MistakeCode code);

/// By file, line and column.
void sortByPlace(Mistakes& mistakes);

} // namespace caboose::rulebook
