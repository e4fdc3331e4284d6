// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/search/query_words.h"
#include "model/rulebook/search/search_index.h"
#include "model/rulebook/search/stop_words.h"
#include "model/rulebook/search/synonym_finder.h"

#include <set>
#include <string>
#include <vector>

namespace caboose::rulebook {

/// What a query means to the index.
struct SearchQuery {
    Xapian::Query query;
    std::set<std::string> stems; ///< that snippets mark
    /// For each word that was looked for, the stems that stand for it.
    std::vector<std::set<std::string>> concepts;
    std::string mended; ///< the text with typing errors mended; empty: there were none
};

/// Turns what somebody typed into a query: endings, synonyms, typing errors, words not yet typed
/// to their end.
///
/// Made for each search: it keeps nothing but references.
class QueryMaker {
public:
    QueryMaker(const SearchIndex& index, const SynonymFinder& synonyms, const StopWords& stopWords);

    /// With `isTyping` the last word may go on. A query that nothing can match is empty, and finds
    /// nothing.
    [[nodiscard]] SearchQuery make(const QueryWords& words, bool isTyping) const;

private:
    /// One way to say what is looked for, and how much it counts.
    struct Way {
        SynonymFinder::Sequence stems;
        double weight = 1;
    };
    /// What one word, or a run of words with synonyms, may mean.
    using Ways = std::vector<Way>;

    [[nodiscard]] Ways waysOf(const std::string& word, bool isPrefix, std::string& mended) const;
    [[nodiscard]] bool isKnown(const std::string& word) const;
    void addSynonyms(Ways& ways, const SynonymFinder::Match& match) const;
    [[nodiscard]] Xapian::Query queryOf(const Way& way) const;
    [[nodiscard]] Xapian::Query queryOf(const Ways& ways) const;
    [[nodiscard]] Xapian::Query stemQuery(const std::string& stem) const;
    [[nodiscard]] Xapian::Query readQuery(const std::string& stem) const;
    [[nodiscard]] Xapian::Query fieldsQuery(const std::string& stem, std::size_t count) const;
    [[nodiscard]] Xapian::Query phraseQuery(const std::vector<std::string>& words) const;
    [[nodiscard]] Xapian::Query withoutStopWords(const QueryWords& words, bool isTyping,
                                                 SearchQuery& made) const;
    void addMarked(SearchQuery& made, const std::string& stem, bool hasOthers) const;

    const SearchIndex& m_index;
    const SynonymFinder& m_synonyms;
    const StopWords& m_stopWords;
};

} // namespace caboose::rulebook
