// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/synonyms.h"
#include "model/rulebook/search/stems.h"
#include "model/rulebook/text/utf8.h"

#include <set>
#include <string>

namespace caboose::rulebook {

/// The words of a question that say nothing. They are looked for only where a query has nothing
/// else. From the language's synonyms.txt.
class StopWords {
public:
    StopWords(const Synonyms& synonyms, const Stems& stems)
    {
        for (const std::string& word : synonyms.ignored) {
            m_words.insert(folded(word));
            m_stems.insert(stems.of(word));
        }
    }

    /// As it was typed; capitals and accents don't count.
    [[nodiscard]] bool has(const std::string& word) const { return m_words.contains(folded(word)); }
    [[nodiscard]] bool hasStem(const std::string& stem) const { return m_stems.contains(stem); }

private:
    std::set<std::string> m_words;
    std::set<std::string> m_stems;
};

} // namespace caboose::rulebook
