// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/search/search.h"

#include "model/rulebook/search/coverage.h"
#include "model/rulebook/search/search_index.h"
#include "model/rulebook/search/search_query.h"
#include "model/rulebook/search/snippet.h"
#include "model/rulebook/search/stop_words.h"
#include "model/rulebook/text/text_line.h"
#include "model/rulebook/text/utf8.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>
#include <utility>

namespace caboose::rulebook {

struct Search::Parts {
    Parts(const Book& book, std::span<const Book> all)
        : index(book, all), synonyms(book.synonyms(), index.stems()),
          stopWords(book.synonyms(), index.stems())
    {}

    [[nodiscard]] Results look(const Query& query) const;
    [[nodiscard]] std::string nearestWords(std::string_view text) const;

    SearchIndex index;
    SynonymFinder synonyms;
    StopWords stopWords;
};

namespace {

std::uint64_t bitsOf(Pieces pieces)
{
    std::uint64_t bits = 0;
    for (const Piece piece : pieces) bits |= std::uint64_t{1} << static_cast<unsigned>(piece);
    return bits;
}

bool ask(const Conditions& conditions, std::uint64_t pieces)
{
    return std::any_of(conditions.begin(), conditions.end(), [&](const Condition& condition) {
        return condition.subject == Subject::With && !condition.isNegated &&
               (condition.values & pieces) != 0;
    });
}

/// Whether a document is among those that are asked for.
class Limits : public Xapian::MatchDecider {
public:
    Limits(const SearchIndex& index, const Query& query)
        : m_index(index), m_query(query), m_pieces(bitsOf(query.about))
    {}

    bool operator()(const Xapian::Document& document) const override
    {
        return allow(m_index.document(document.get_docid()));
    }
    bool allow(const IndexedDocument& document) const
    {
        return isInChapter(document.section) && isInForce(document) && isAbout(document);
    }

private:
    bool isInChapter(SectionIndex section) const
    {
        return !m_query.chapter || m_index.book().chapterOf(section) == *m_query.chapter;
    }
    bool isInForce(const IndexedDocument& document) const
    {
        if (!m_query.selection) return true;
        const Applicability applicabilityOf =
            document.block ? m_query.selection->block(document.section, *document.block)
                           : m_query.selection->section(document.section);
        return applicabilityOf == Applicability::InForce;
    }
    bool isAbout(const IndexedDocument& document) const
    {
        if (m_pieces == 0) return true;
        const Book& book = m_index.book();
        const Section& section = book[document.section];
        if (document.block && ask(section.blocks[*document.block].conditions, m_pieces)) {
            return true;
        }
        if (ask(section.conditions, m_pieces)) return true;
        const auto above = book.path(document.section);
        return std::any_of(above.begin(), above.end(),
                           [&](SectionIndex i) { return ask(book[i].conditions, m_pieces); });
    }

    const SearchIndex& m_index;
    const Query& m_query;
    std::uint64_t m_pieces;
};

/// Each section once, in the order in which they were put in.
class Ranking {
public:
    Ranking(const Limits& limits, std::size_t most) : m_limits(limits), m_most(most) {}

    void add(SectionIndex section)
    {
        const bool isNew =
            std::find(m_sections.begin(), m_sections.end(), section) == m_sections.end();
        if (isNew && m_sections.size() < m_most && m_limits.allow({section, std::nullopt, {}})) {
            m_sections.push_back(section);
        }
    }
    [[nodiscard]] const std::vector<SectionIndex>& sections() const { return m_sections; }
    /// A document with a block of its own was allowed already.
    void addAllowed(SectionIndex section)
    {
        const bool isNew =
            std::find(m_sections.begin(), m_sections.end(), section) == m_sections.end();
        if (isNew && m_sections.size() < m_most) m_sections.push_back(section);
    }

private:
    const Limits& m_limits;
    std::size_t m_most;
    std::vector<SectionIndex> m_sections;
};

/// "10.5" is that rule, then those below it; "10." all that begin so.
void addNumbered(Ranking& ranking, const Book& book, std::string_view text)
{
    const bool isNumber = text.find_first_not_of("0123456789.") == std::string_view::npos;
    if (!isNumber || text.empty() || text.front() == '.') return;
    if (const auto exact = book.find(text)) ranking.add(*exact);
    const std::string below = std::string(text) + (text.ends_with('.') ? "" : ".");
    for (SectionIndex i = 0; i < book.size(); ++i) {
        if (book[i].id.starts_with(below)) ranking.add(i);
    }
    for (SectionIndex i = 0; i < book.size(); ++i) {
        if (book[i].rule && book[i].id.starts_with(text)) ranking.add(i);
    }
}

void addNumbers(Ranking& ranking, const Book& book, std::string_view text)
{
    const auto words = blankSeparated(text);
    for (const std::string_view word : words) {
        // Among other words, "3" is rather a number of something.
        if (words.size() == 1 || word.find('.') != std::string_view::npos) {
            addNumbered(ranking, book, word);
        }
    }
}

/// The words alone, without quotes and what is to be left out.
std::string withoutSigns(std::string_view text)
{
    const QueryWords query = queryWords(text);
    std::string words;
    const auto add = [&](const std::string& word) { words += (words.empty() ? "" : " ") + word; };
    for (const std::string& word : query.words) add(word);
    for (const auto& phrase : query.phrases) std::ranges::for_each(phrase, add);
    return words;
}

/// The sections whose title or term stands in what was typed.
std::set<SectionIndex> calledByName(const SearchIndex& index, const std::vector<std::string>& words)
{
    constexpr std::size_t longestName = 5;
    std::set<SectionIndex> sections;
    for (std::size_t first = 0; first < words.size(); ++first) {
        std::string key;
        const std::size_t end = std::min(first + longestName, words.size());
        for (std::size_t last = first; last < end; ++last) {
            key += (key.empty() ? "" : " ") + folded(words[last]);
            sections.merge(index.sectionsOfName(key));
        }
    }
    return sections;
}

/// Only for those who play one edition; others look for it less.
bool isOfAnEdition(const Book& book, SectionIndex section)
{
    const auto asksForEdition = [&](SectionIndex i) {
        return std::ranges::any_of(book[i].conditions, [](const Condition& condition) {
            return condition.subject == Subject::Edition && !condition.isNegated;
        });
    };
    const auto above = book.path(section);
    return asksForEdition(section) || std::ranges::any_of(above, asksForEdition);
}

/// Who has all the words a little is rather meant than who has one of them often, and who answers
/// a question like this one still more.
double fitOf(const Coverage& coverage, const IndexedDocument& document)
{
    constexpr double leastShare = 0.25; // what a hit is worth that has next to nothing
    constexpr double wholeness = 2.5;   // how much more all words are worth than most of them
    constexpr double questionWeight = 2;
    return (leastShare + std::pow(coverage.of(document), wholeness)) *
           (1 + questionWeight * coverage.ofQuestions(document.section));
}

void addMatches(Ranking& ranking, const SearchIndex& index, const SearchQuery& made,
                const std::set<SectionIndex>& named, const Limits& limits, std::size_t most)
{
    if (made.query.empty()) return;
    constexpr std::size_t fewestCompared = 40;
    constexpr double nameWeight = 1.45;
    constexpr double editionWeight = 0.8;
    const auto compared = static_cast<Xapian::doccount>(std::max(most, fewestCompared));
    try {
        Xapian::Enquire enquire(index.database());
        enquire.set_weighting_scheme(Xapian::BM25Weight(1.1, 0, 1, 0.2, 0.5));
        enquire.set_collapse_key(0);
        enquire.set_query(made.query);
        const Xapian::MSet matches = enquire.get_mset(0, compared, 0, nullptr, &limits);
        const Coverage coverage(index, made.concepts);
        std::vector<std::pair<double, SectionIndex>> weighed;
        for (auto match = matches.begin(); match != matches.end(); ++match) {
            const IndexedDocument& document = index.document(*match);
            const SectionIndex section = document.section;
            double weight = match.get_weight() * fitOf(coverage, document);
            if (named.contains(section)) weight *= nameWeight;
            if (isOfAnEdition(index.book(), section)) weight *= editionWeight;
            weighed.emplace_back(weight, section);
        }
        std::ranges::stable_sort(weighed, std::greater<>(),
                                 &std::pair<double, SectionIndex>::first);
        for (const auto& [weight, section] : weighed) ranking.addAllowed(section);
    } catch (const Xapian::Error&) {
        return; // a query that Xapian finds too large finds nothing
    }
}

} // namespace

Search::Search(const Book& book, std::span<const Book> all)
    : m_parts(std::make_unique<Parts>(book, all))
{}
Search::~Search() = default;
Search::Search(Search&&) noexcept = default;
Search& Search::operator=(Search&&) noexcept = default;

Results Search::find(const Query& query) const
{
    Results results = m_parts->look(query);
    if (!results.hits.empty()) return results;
    for (const std::string& other : {withoutSigns(query.text), m_parts->nearestWords(query.text)}) {
        Query retried = query;
        retried.text = other;
        if (other == query.text || other.empty() || m_parts->look(retried).hits.empty()) continue;
        results.suggestion = other;
        break;
    }
    return results;
}

Results Search::Parts::look(const Query& query) const
{
    const bool isNumber = query.text.find_first_not_of("0123456789. ") == std::string::npos;
    const QueryWords words = isNumber ? QueryWords{} : queryWords(query.text);
    const SearchQuery made = QueryMaker(index, synonyms, stopWords).make(words, query.isTyping);
    const Limits limits(index, query);
    Ranking ranking(limits, query.most);
    addNumbers(ranking, index.book(), trimmed(query.text));
    for (const SectionIndex section : index.named(nameKey(query.text))) ranking.add(section);
    addMatches(ranking, index, made, calledByName(index, words.words), limits, query.most);

    Results results;
    results.mended = made.mended;
    for (const SectionIndex section : ranking.sections()) {
        Hit hit{section, 0, {}};
        addSnippet(hit, index, made.stems, query.selection);
        results.hits.push_back(std::move(hit));
    }
    return results;
}

/// Each word that nobody knows becomes the one that is nearest, however far that is.
std::string Search::Parts::nearestWords(std::string_view text) const
{
    std::string words;
    for (const std::string& word : queryWords(text).words) {
        const bool isKnown = index.stemId(index.stems().of(word)) != 0;
        const auto near = isKnown ? word : index.vocabulary().farNearest(folded(word));
        if (near) words += (words.empty() ? "" : " ") + *near;
    }
    return words;
}

} // namespace caboose::rulebook
