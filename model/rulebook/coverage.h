// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/search_index.h"

#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace caboose::rulebook {

/// How much of what was looked for documents have: rare words count more than those that stand
/// nearly everywhere.
class Coverage {
public:
    /// `concepts`: for each word the stems that stand for it.
    Coverage(const SearchIndex& index, const std::vector<std::set<std::string>>& concepts);

    /// From 0 to 1.
    [[nodiscard]] double of(const IndexedDocument& document) const;

private:
    struct Concept {
        std::vector<std::uint32_t> stems;
        double rarity = 0;
    };
    std::vector<Concept> m_concepts;
    double m_whole = 0;
};

} // namespace caboose::rulebook
