// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/text/source_file.h"
#include "model/rulebook/text/text_mistake.h"

#include <string>
#include <vector>

namespace caboose::rulebook {

/// Words that may stand for each other in a search.
struct SynonymGroup {
    std::vector<std::string> said; ///< what somebody may say
    /// What the rulebook calls it; empty: each word of `said` stands for all others.
    std::vector<std::string> meant;

    friend bool operator==(const SynonymGroup&, const SynonymGroup&) = default;
};

/// What the search knows of a language beside the text of the rules.
struct Synonyms {
    std::vector<SynonymGroup> groups;
    std::vector<std::string> ignored; ///< words that a question has but that say nothing

    friend bool operator==(const Synonyms&, const Synonyms&) = default;
};

/// Reads a language's `synonyms.txt`: a group a line, words separated by commas; "suitcase, bag =
/// strongbox" says that somebody who looks for the first may mean the second; a line that begins
/// with "-" has words to be ignored. What can't be read is a mistake, and left out.
Synonyms readSynonyms(const SourceFile& file, Mistakes& mistakes);

} // namespace caboose::rulebook
