// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/search/search_index.h"

#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace caboose::rulebook {

/// How much of what was looked for stands somewhere: rare words count more than those that stand
/// nearly everywhere.
///
/// Xapian weighs words one by one; this looks at the query as a whole (search.cpp).
class Coverage {
public:
    /// `concepts`: for each word the stems that stand for it. The index must outlive it.
    Coverage(const SearchIndex& index, const std::vector<std::set<std::string>>& concepts);

    /// From 0 to 1.
    [[nodiscard]] double of(const IndexedDocument& document) const;

    /// From 0 to 1: how much it is like the question that the section answers and that is most
    /// like it. What only that question has counts against it.
    [[nodiscard]] double ofQuestions(SectionIndex section) const;

private:
    struct Concept {
        std::vector<std::uint32_t> stems; ///< ascending
        double rarity = 0;
    };
    [[nodiscard]] double rarity(double documents) const;
    [[nodiscard]] double ofQuestion(const IndexedQuestion& question) const;

    const SearchIndex& m_index;
    std::vector<Concept> m_concepts;
    double m_whole = 0;
};

} // namespace caboose::rulebook
