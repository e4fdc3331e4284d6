// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/reading/terms.h"

#include "model/rulebook/text/text_words.h"
#include "model/rulebook/text/utf8.h"

#include <algorithm>
#include <span>

namespace caboose::rulebook {

namespace {

bool isSame(std::string_view wanted, std::string_view found)
{
    return wanted == found || (lowered(wanted) == wanted && lowered(found) == wanted);
}

std::vector<std::string> textsOf(const std::vector<Word>& words)
{
    std::vector<std::string> texts;
    texts.reserve(words.size());
    for (const Word& word : words) texts.emplace_back(word.text);
    return texts;
}

/// Whether the text goes on with these words, nothing but joints between them.
bool goesOnWith(std::string_view text, std::span<const Word> words,
                const std::vector<std::string>& wanted)
{
    if (words.size() < wanted.size()) return false;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (!isSame(wanted[i], words[i].text)) return false;
        if (i == 0) continue;
        const std::size_t begin = words[i - 1].end();
        if (!isJoint(text.substr(begin, words[i].offset - begin))) return false;
    }
    return true;
}

} // namespace

Terms::Terms(const std::vector<Section>& sections)
{
    for (const Section& section : sections) {
        for (const std::string& term : section.terms) {
            const auto words = wordsOf(term);
            if (words.empty()) continue;
            m_terms[lowered(words.front().text)].push_back({textsOf(words), section.id});
        }
    }
    for (auto& [first, terms] : m_terms) {
        std::stable_sort(terms.begin(), terms.end(), [](const Term& a, const Term& b) {
            return a.words.size() > b.words.size();
        });
    }
}

std::vector<Terms::Match> Terms::findIn(std::string_view text) const
{
    const auto words = wordsOf(text);
    std::vector<Match> matches;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto known = m_terms.find(lowered(words[i].text));
        if (known == m_terms.end()) continue;
        const std::span rest = std::span(words).subspan(i);
        for (const Term& term : known->second) {
            if (!goesOnWith(text, rest, term.words)) continue;
            const std::size_t end = rest[term.words.size() - 1].end();
            matches.push_back({words[i].offset, end - words[i].offset, &term.id});
            i += term.words.size() - 1;
            break;
        }
    }
    return matches;
}

} // namespace caboose::rulebook
