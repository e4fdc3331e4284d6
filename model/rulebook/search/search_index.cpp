// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/search/search_index.h"

#include "model/rulebook/rendering/plain_text.h"
#include "model/rulebook/text/text_words.h"
#include "model/rulebook/text/utf8.h"

#include <algorithm>

namespace caboose::rulebook {

namespace {

constexpr std::array<char, fieldCount> letters{'T', 'K', 'W', 'B', 'N', 'F', 'P', 'Q'};
/// Words of different fields don't stand beside each other.
constexpr Xapian::termpos gap = 20;

Field fieldOf(const Block& block)
{
    const bool isAside = block.kind == BlockKind::Note || block.kind == BlockKind::Example;
    return isAside ? Field::Aside : Field::Body;
}

std::string inOneLine(std::string text)
{
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

std::string joined(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names) text += name + " ; ";
    return text;
}

} // namespace

std::string termFor(Field field, std::string_view stem)
{
    return letters[static_cast<std::size_t>(field)] + std::string(stem);
}

std::string nameKey(std::string_view name)
{
    std::string key;
    for (const Word& word : wordsOf(name)) key += (key.empty() ? "" : " ") + folded(word.text);
    return key;
}

SearchIndex::SearchIndex(const Book& book, std::span<const Book> all)
    : m_book(book), m_stems(book.language()), m_database(std::string(), Xapian::DB_BACKEND_INMEMORY)
{
    m_texts.reserve(book.size());
    for (SectionIndex i = 0; i < book.size(); ++i) {
        m_texts.emplace_back();
        for (const Block& block : book[i].blocks) m_texts.back().push_back(indexedText(block));
        m_questions.emplace_back();
        for (const std::string& question : book[i].questions) {
            m_questions.back().push_back(indexedQuestion(question));
        }
        addNames(i);
        addSection(i, all);
    }
    countStems();
    m_vocabulary.settle();
    m_words.clear();
}

void SearchIndex::countStems()
{
    m_frequencies.assign(m_stemIds.size() + 1, 0);
    for (const IndexedDocument& document : m_documents) {
        for (const std::uint32_t stem : document.stems) ++m_frequencies[stem];
    }
}

void SearchIndex::addNames(SectionIndex i)
{
    const Section& section = m_book[i];
    m_names[0][nameKey(section.title)].push_back(i);
    for (const std::string& term : section.terms) m_names[1][nameKey(term)].push_back(i);
    for (const std::string& word : section.words) m_names[2][nameKey(word)].push_back(i);
}

/// What a section is called, here and in other languages.
SearchIndex::Draft SearchIndex::nameDraft(SectionIndex i, std::span<const Book> all)
{
    const Section& section = m_book[i];
    Draft draft;
    addText(draft, Field::Title, section.title);
    addText(draft, Field::Term, joined(section.terms));
    addText(draft, Field::Alias, joined(section.words));
    for (const std::string& question : section.questions) {
        addText(draft, Field::Question, question);
    }
    for (const SectionIndex above : m_book.path(i)) {
        addText(draft, Field::Above, m_book[above].title);
        addText(draft, Field::Above, joined(m_book[above].terms));
    }
    for (const Book& other : all) {
        if (other.language() == m_book.language() || i >= other.size()) continue;
        addText(draft, Field::Foreign, other[i].title);
        addText(draft, Field::Foreign, joined(other[i].terms));
        addText(draft, Field::Foreign, joined(other[i].words));
    }
    return draft;
}

/// Phrases of what always holds are found in the section's own document alone.
void SearchIndex::addSection(SectionIndex i, std::span<const Book> all)
{
    const Section& section = m_book[i];
    Draft common = nameDraft(i, all);
    for (std::size_t b = 0; b < section.blocks.size(); ++b) {
        const Block& block = section.blocks[b];
        if (block.conditions.empty()) addText(common, fieldOf(block), m_texts[i][b].text);
    }
    for (std::size_t b = 0; b < section.blocks.size(); ++b) {
        const Block& block = section.blocks[b];
        if (block.conditions.empty()) continue;
        Draft with = common;
        addText(with, fieldOf(block), m_texts[i][b].text);
        addPhrases(with, m_texts[i][b].text);
        addDocument(with, i, b);
    }
    addPhrases(common, section.title);
    addPhrases(common, joined(section.terms));
    addPhrases(common, joined(section.words));
    for (std::size_t b = 0; b < section.blocks.size(); ++b) {
        if (section.blocks[b].conditions.empty()) addPhrases(common, m_texts[i][b].text);
    }
    addDocument(common, i, std::nullopt);
}

void SearchIndex::addDocument(const Draft& draft, SectionIndex section,
                              std::optional<std::size_t> block)
{
    Xapian::Document document;
    for (const std::string& term : draft.terms) document.add_term(term);
    for (const auto& [word, position] : draft.phrases) document.add_posting(word, position);
    document.add_value(0, Xapian::sortable_serialise(static_cast<double>(section)));
    m_database.add_document(document);
    m_documents.push_back({section, block, {draft.stems.begin(), draft.stems.end()}});
}

void SearchIndex::addText(Draft& draft, Field field, std::string_view text)
{
    for (const Word& word : wordsOf(text)) {
        const IndexedWord& known = indexedWord(word.text);
        m_vocabulary.add(known.bare);
        for (const std::string& stem : known.stems) draft.terms.push_back(termFor(field, stem));
        draft.stems.insert(known.ids.begin(), known.ids.end());
    }
}

void SearchIndex::addPhrases(Draft& draft, std::string_view text)
{
    draft.position += gap;
    for (const Word& word : wordsOf(text)) {
        draft.phrases.emplace_back(phraseLetter + indexedWord(word.text).bare, ++draft.position);
    }
}

bool IndexedDocument::has(std::uint32_t stem) const
{
    return std::binary_search(stems.begin(), stems.end(), stem);
}

const SearchIndex::IndexedWord& SearchIndex::indexedWord(std::string_view word)
{
    const auto [known, isNew] = m_words.try_emplace(std::string(word));
    IndexedWord& indexed = known->second;
    if (isNew) {
        indexed.bare = folded(word);
        indexed.stems = m_stems.allOf(word);
        indexed.ids = {addStem(indexed.stems.front()), addStem(indexed.stems.back())};
    }
    return indexed;
}

std::uint32_t SearchIndex::addStem(const std::string& stem)
{
    const auto next = static_cast<std::uint32_t>(m_stemIds.size() + 1);
    return m_stemIds.emplace(stem, next).first->second;
}

std::uint32_t SearchIndex::stemId(const std::string& stem) const
{
    const auto found = m_stemIds.find(stem);
    return found == m_stemIds.end() ? 0 : found->second;
}

std::vector<SectionIndex> SearchIndex::named(const std::string& key) const
{
    std::vector<SectionIndex> sections;
    for (const auto& names : m_names) {
        const auto found = names.find(key);
        if (found == names.end()) continue;
        sections.insert(sections.end(), found->second.begin(), found->second.end());
    }
    return sections;
}

std::set<SectionIndex> SearchIndex::sectionsOfName(const std::string& key) const
{
    std::set<SectionIndex> sections;
    for (const auto* names : {&m_names[0], &m_names[1]}) {
        const auto found = names->find(key);
        if (found != names->end()) sections.insert(found->second.begin(), found->second.end());
    }
    return sections;
}

IndexedText SearchIndex::indexedText(const Block& block)
{
    IndexedText indexed{inOneLine(plainText(block.markdown)), {}};
    for (const Word& word : wordsOf(indexed.text)) {
        const IndexedText::Token token{word.offset, word.text.size(), indexedWord(word.text).ids};
        indexed.tokens.push_back(token);
    }
    return indexed;
}

IndexedQuestion SearchIndex::indexedQuestion(std::string_view question)
{
    IndexedQuestion indexed;
    for (const Word& word : wordsOf(question)) indexed.push_back(indexedWord(word.text).ids);
    return indexed;
}

} // namespace caboose::rulebook
