// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/section.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace caboose::rulebook {

/// Finds the terms of a language in its text: whole words, the longest term first. A term in small
/// letters is found however it is written; a word of a term with a capital only with its capital,
/// so that the event Escape is not found where somebody escapes. Accents count.
///
/// Made of all sections before any block is linked, because a text leads forward as well. Matches
/// point into it.
class Terms {
public:
    explicit Terms(const std::vector<Section>& sections);

    struct Match {
        std::size_t offset = 0;
        std::size_t size = 0;
        const std::string* id = nullptr; ///< of the section that explains it
    };
    /// All matches, in the order of the text; none within another.
    [[nodiscard]] std::vector<Match> findIn(std::string_view text) const;

private:
    struct Term {
        std::vector<std::string> words; ///< as written in `:terms`
        std::string id;
    };
    /// By the first word in small letters; the longest term first.
    std::map<std::string, std::vector<Term>, std::less<>> m_terms;
};

} // namespace caboose::rulebook
