// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/search/synonym_finder.h"

#include "model/rulebook/text/text_words.h"

#include <algorithm>

namespace caboose::rulebook {

namespace {

SynonymFinder::Sequence sequenceOf(const std::string& text, const Stems& stems)
{
    SynonymFinder::Sequence sequence;
    for (const Word& word : wordsOf(text)) sequence.push_back(stems.of(word.text));
    return sequence;
}

std::vector<SynonymFinder::Sequence> sequencesOf(const std::vector<std::string>& texts,
                                                 const Stems& stems)
{
    std::vector<SynonymFinder::Sequence> sequences;
    sequences.reserve(texts.size());
    for (const std::string& text : texts) sequences.push_back(sequenceOf(text, stems));
    std::erase_if(sequences, [](const auto& sequence) { return sequence.empty(); });
    return sequences;
}

} // namespace

SynonymFinder::SynonymFinder(const Synonyms& synonyms, const Stems& stems)
{
    for (const SynonymGroup& group : synonyms.groups) {
        const auto said = sequencesOf(group.said, stems);
        const auto meant = sequencesOf(group.meant, stems);
        for (const SynonymFinder::Sequence& sequence : said)
            add(sequence, meant.empty() ? said : meant);
    }
}

void SynonymFinder::add(const Sequence& said, const std::vector<Sequence>& others)
{
    auto& entries = m_entries[said.front()];
    auto entry = std::find_if(entries.begin(), entries.end(),
                              [&](const Entry& known) { return known.said == said; });
    if (entry == entries.end()) entry = entries.insert(entries.end(), {said, {}});
    for (const Sequence& other : others) {
        const bool isNew = other != said && std::find(entry->others.begin(), entry->others.end(),
                                                      other) == entry->others.end();
        if (isNew) entry->others.push_back(other);
    }
}

SynonymFinder::Match SynonymFinder::at(std::span<const std::string> stems) const
{
    Match best;
    const auto known = m_entries.find(stems.front());
    if (known == m_entries.end()) return best;
    for (const Entry& entry : known->second) {
        const std::size_t length = entry.said.size();
        if (length <= best.length || length > stems.size()) continue;
        if (std::equal(entry.said.begin(), entry.said.end(), stems.begin())) {
            best = {length, entry.others};
        }
    }
    return best;
}

} // namespace caboose::rulebook
