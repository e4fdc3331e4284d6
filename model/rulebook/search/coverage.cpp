// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/search/coverage.h"

#include <algorithm>
#include <cmath>

namespace caboose::rulebook {

namespace {

/// What a word that only the question has counts, against one that both have.
constexpr double surplusWeight = 0.5;

} // namespace

Coverage::Coverage(const SearchIndex& index, const std::vector<std::set<std::string>>& concepts)
    : m_index(index)
{
    for (const std::set<std::string>& stems : concepts) {
        Concept& meant = m_concepts.emplace_back();
        double documents = 0.5; // nobody has it: still no division by nothing
        for (const std::string& stem : stems) {
            const std::uint32_t id = index.stemId(stem);
            if (id == 0) continue;
            meant.stems.push_back(id);
            documents += static_cast<double>(index.documentsWith(id));
        }
        std::ranges::sort(meant.stems);
        meant.rarity = rarity(documents);
        m_whole += meant.rarity;
    }
}

double Coverage::rarity(double documents) const
{
    const auto all = static_cast<double>(m_index.database().get_doccount());
    return std::log(1 + all / std::min(documents, all));
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

double Coverage::ofQuestions(SectionIndex section) const
{
    double most = 0;
    for (const IndexedQuestion& question : m_index.questions(section)) {
        most = std::max(most, ofQuestion(question));
    }
    return most;
}

double Coverage::ofQuestion(const IndexedQuestion& question) const
{
    std::vector<bool> isThere(m_concepts.size());
    double surplus = 0;
    for (const auto& word : question) {
        const auto isMeant = [&](const Concept& meant) {
            return std::ranges::any_of(word, [&](std::uint32_t stem) {
                return std::ranges::binary_search(meant.stems, stem);
            });
        };
        bool isWanted = false;
        for (std::size_t c = 0; c < m_concepts.size(); ++c) {
            if (!isMeant(m_concepts[c])) continue;
            isThere[c] = isWanted = true;
        }
        if (!isWanted) surplus += rarity(static_cast<double>(m_index.documentsWith(word.front())));
    }
    double there = 0;
    for (std::size_t c = 0; c < m_concepts.size(); ++c) {
        if (isThere[c]) there += m_concepts[c].rarity;
    }
    return there == 0 ? 0 : there / (m_whole + surplusWeight * surplus);
}

} // namespace caboose::rulebook
