// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/coverage.h"

#include <algorithm>
#include <cmath>

namespace caboose::rulebook {

Coverage::Coverage(const SearchIndex& index, const std::vector<std::set<std::string>>& concepts)
{
    const auto all = static_cast<double>(index.database().get_doccount());
    for (const std::set<std::string>& stems : concepts) {
        Concept& meant = m_concepts.emplace_back();
        double documents = 0.5; // nobody has it: still no division by nothing
        for (const std::string& stem : stems) {
            const std::uint32_t id = index.stemId(stem);
            if (id == 0) continue;
            meant.stems.push_back(id);
            documents += static_cast<double>(index.documentsWith(id));
        }
        meant.rarity = std::log(1 + all / std::min(documents, all));
        m_whole += meant.rarity;
    }
}

double Coverage::of(const IndexedDocument& document) const
{
    if (m_whole == 0) return 1;
    double there = 0;
    for (const Concept& meant : m_concepts) {
        const bool isThere = std::ranges::any_of(
            meant.stems, [&](std::uint32_t stem) { return document.has(stem); });
        if (isThere) there += meant.rarity;
    }
    return there / m_whole;
}

} // namespace caboose::rulebook
