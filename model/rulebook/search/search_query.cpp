// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/search/search_query.h"

#include "model/rulebook/text/utf8.h"

#include <algorithm>
#include <array>
#include <span>

namespace caboose::rulebook {

namespace {

/// How much it counts where a word stands, in the order of Field.
constexpr std::array<double, fieldCount> fieldWeights{2.0, 1.9, 2.0, 0.75, 0.45, 0.75, 0.6, 1.3};
constexpr double synonymWeight = 0.6;
constexpr double mendedWeight = 1.1;
constexpr double longerWeight = 0.8;
/// How many words that begin as typed are looked for.
constexpr std::size_t mostLonger = 24;

/// Leaves out what can't match.
Xapian::Query joined(std::vector<Xapian::Query> queries, Xapian::Query::op op)
{
    std::erase_if(queries, [](const Xapian::Query& query) { return query.empty(); });
    if (queries.empty()) return {};
    if (queries.size() == 1) return queries.front();
    return {op, queries.begin(), queries.end()};
}

Xapian::Query scaled(const Xapian::Query& query, double weight)
{
    if (query.empty()) return {};
    return {Xapian::Query::OP_SCALE_WEIGHT, query, weight};
}

} // namespace

QueryMaker::QueryMaker(const SearchIndex& index, const SynonymFinder& synonyms,
                       const StopWords& stopWords)
    : m_index(index), m_synonyms(synonyms), m_stopWords(stopWords)
{}

/// Words that say nothing are not worth a mark, even within "line of sight"; nor is a single
/// letter.
void QueryMaker::addMarked(SearchQuery& made, const std::string& stem, bool hasOthers) const
{
    const bool isDigit = !stem.empty() && stem.front() >= '0' && stem.front() <= '9';
    const bool isLetter = stem.size() == 1 && !isDigit;
    if (!hasOthers || (!isLetter && !m_stopWords.hasStem(stem))) made.stems.insert(stem);
}

SearchQuery QueryMaker::make(const QueryWords& words, bool isTyping) const
{
    SearchQuery made;
    Xapian::Query query = withoutStopWords(words, isTyping && words.endsInWord, made);
    for (const auto& phrase : words.phrases) {
        const bool hasOthers = !std::ranges::all_of(
            phrase, [&](const std::string& word) { return m_stopWords.has(word); });
        for (const std::string& word : phrase) {
            addMarked(made, m_index.stems().of(word), hasOthers);
        }
        const Xapian::Query exact = phraseQuery(phrase);
        query = joined({query, exact}, Xapian::Query::OP_AND);
    }
    for (const auto& barred : words.without) {
        const Xapian::Query there =
            barred.size() > 1 ? phraseQuery(barred) : readQuery(m_index.stems().of(barred.front()));
        if (query.empty() || there.empty()) continue;
        query = Xapian::Query(Xapian::Query::OP_AND_NOT, query, there);
    }
    made.query = query;
    return made;
}

Xapian::Query QueryMaker::withoutStopWords(const QueryWords& words, bool isTyping,
                                           SearchQuery& made) const
{
    std::vector<std::string> stems;
    for (const std::string& word : words.words) stems.push_back(m_index.stems().of(word));
    const bool hasOthers = !std::all_of(words.words.begin(), words.words.end(),
                                        [&](const auto& word) { return m_stopWords.has(word); });
    std::vector<Xapian::Query> queries;
    std::string mended;
    for (std::size_t i = 0; i < words.words.size();) {
        const auto match = m_synonyms.at(std::span<const std::string>(stems).subspan(i));
        const std::size_t end = i + std::max<std::size_t>(match.length, 1);
        const bool isIgnored = match.length == 0 && hasOthers && m_stopWords.has(words.words[i]);
        for (; i < end; ++i) {
            const bool isLast = isTyping && i + 1 == words.words.size();
            std::string written = words.words[i];
            Ways ways = isIgnored && !isLast ? Ways{} : waysOf(words.words[i], isLast, written);
            // "wher" says as little as "where".
            if (hasOthers && written != words.words[i] && m_stopWords.has(written)) ways.clear();
            if (i + 1 == end) addSynonyms(ways, match);
            std::set<std::string> meant;
            for (const Way& way : ways) meant.insert(way.stems.begin(), way.stems.end());
            for (const std::string& stem : meant) addMarked(made, stem, hasOthers);
            if (!meant.empty()) made.concepts.push_back(std::move(meant));
            queries.push_back(queryOf(ways));
            mended += (mended.empty() ? "" : " ") + written;
        }
    }
    std::string asTyped;
    for (const std::string& word : words.words) asTyped += (asTyped.empty() ? "" : " ") + word;
    if (mended != asTyped) made.mended = mended;
    return joined(queries, Xapian::Query::OP_OR);
}

QueryMaker::Ways QueryMaker::waysOf(const std::string& word, bool isPrefix,
                                    std::string& mended) const
{
    Ways ways;
    const std::string stem = m_index.stems().of(word);
    if (isKnown(word)) ways.push_back({{stem}, 1});
    if (isPrefix) {
        for (const std::string& longer :
             m_index.vocabulary().beginningWith(folded(word), mostLonger)) {
            ways.push_back({{m_index.stems().of(longer)}, longerWeight});
        }
    }
    if (!ways.empty()) return ways;
    if (const auto near = m_index.vocabulary().nearest(folded(word), isPrefix)) {
        ways.push_back({{m_index.stems().of(*near)}, mendedWeight});
        mended = *near;
    }
    return ways;
}

bool QueryMaker::isKnown(const std::string& word) const
{
    const std::string stem = m_index.stems().of(word);
    return m_index.stemId(stem) != 0 || m_synonyms.at(std::span(&stem, 1)).length != 0;
}

void QueryMaker::addSynonyms(Ways& ways, const SynonymFinder::Match& match) const
{
    for (const auto& sequence : match.others) ways.push_back({sequence, synonymWeight});
}

Xapian::Query QueryMaker::stemQuery(const std::string& stem) const
{
    return fieldsQuery(stem, fieldWeights.size());
}

/// What people ask stands nowhere to be read.
Xapian::Query QueryMaker::readQuery(const std::string& stem) const
{
    return fieldsQuery(stem, static_cast<std::size_t>(Field::Question));
}

/// The first fields, each counted by itself.
Xapian::Query QueryMaker::fieldsQuery(const std::string& stem, std::size_t count) const
{
    std::vector<Xapian::Query> fields;
    for (std::size_t f = 0; f < count; ++f) {
        const std::string term = termFor(static_cast<Field>(f), stem);
        if (m_index.database().term_exists(term)) {
            fields.push_back(scaled(Xapian::Query(term), fieldWeights[f]));
        }
    }
    return joined(fields, Xapian::Query::OP_OR);
}

Xapian::Query QueryMaker::queryOf(const Way& way) const
{
    std::vector<Xapian::Query> stems;
    for (const std::string& stem : way.stems) {
        stems.push_back(stemQuery(stem));
        if (stems.back().empty()) return {}; // all of them must be there
    }
    return scaled(joined(stems, Xapian::Query::OP_AND), way.weight);
}

/// However something is said, it is said once.
Xapian::Query QueryMaker::queryOf(const Ways& ways) const
{
    std::vector<Xapian::Query> queries;
    for (const Way& way : ways) queries.push_back(queryOf(way));
    return joined(queries, Xapian::Query::OP_OR);
}

Xapian::Query QueryMaker::phraseQuery(const std::vector<std::string>& words) const
{
    std::vector<Xapian::Query> terms;
    terms.reserve(words.size());
    for (const std::string& word : words) terms.emplace_back(phraseLetter + folded(word));
    return joined(terms, Xapian::Query::OP_PHRASE);
}

} // namespace caboose::rulebook
