// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/book.h"
#include "model/rulebook/search/search_vocabulary.h"
#include "model/rulebook/search/stems.h"

#include <xapian.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace caboose::rulebook {

/// Where in a section a word stands; a question comes last, it is not read. Each has its letter
/// before the terms of the index.
enum class Field : std::uint8_t { Title, Term, Alias, Body, Aside, Foreign, Above, Question };
inline constexpr int fieldCount = 8;
/// Before words as they stand, for phrases.
inline constexpr char phraseLetter = 'R';

std::string termFor(Field field, std::string_view stem);

/// The text of a block as snippets need it.
struct IndexedText {
    struct Token {
        std::size_t offset = 0;
        std::size_t size = 0;
        std::array<std::uint32_t, 2> stems{};
    };
    std::string text; ///< in one line
    std::vector<Token> tokens;
};

/// The words of a question, each as the ids of its stems.
using IndexedQuestion = std::vector<std::array<std::uint32_t, 2>>;

/// What a document of the index stands for: a section with what always holds in it, or with one
/// block that has conditions of its own.
struct IndexedDocument {
    SectionIndex section = 0;
    std::optional<std::size_t> block;
    std::vector<std::uint32_t> stems; ///< that stand anywhere in it, ascending

    [[nodiscard]] bool has(std::uint32_t stem) const;
};

/// A language's book, ready to be searched.
///
/// For the parts of the search alone (search.h). Made once for a book, which must outlive it; only
/// read after, by one thread at a time. Numbers of stems are its own.
class SearchIndex {
public:
    SearchIndex(const Book& book, std::span<const Book> all);

    [[nodiscard]] const Book& book() const { return m_book; }
    [[nodiscard]] const Stems& stems() const { return m_stems; }
    [[nodiscard]] const Vocabulary& vocabulary() const { return m_vocabulary; }
    [[nodiscard]] const Xapian::Database& database() const { return m_database; }
    [[nodiscard]] const IndexedDocument& document(Xapian::docid id) const
    {
        return m_documents[id - 1];
    }
    [[nodiscard]] const IndexedText& text(SectionIndex section, std::size_t block) const
    {
        return m_texts[section][block];
    }
    /// What people ask that the section answers.
    [[nodiscard]] const std::vector<IndexedQuestion>& questions(SectionIndex section) const
    {
        return m_questions[section];
    }
    /// 0 for a stem that no text has.
    [[nodiscard]] std::uint32_t stemId(const std::string& stem) const;
    /// How many documents have a stem that some text has.
    [[nodiscard]] std::size_t documentsWith(std::uint32_t stem) const
    {
        return m_frequencies[stem];
    }
    /// Sections that are called exactly this (nameKey()), those with the title first.
    [[nodiscard]] std::vector<SectionIndex> named(const std::string& key) const;
    /// Sections with this title or term; what they are also called does not count.
    [[nodiscard]] std::set<SectionIndex> sectionsOfName(const std::string& key) const;

private:
    void addSection(SectionIndex i, std::span<const Book> all);
    void addNames(SectionIndex i);
    void countStems();
    IndexedText indexedText(const Block& block);
    IndexedQuestion indexedQuestion(std::string_view question);
    std::uint32_t addStem(const std::string& stem);
    /// What is made of a word of the text, worked out once for all its occurrences.
    struct IndexedWord {
        std::string bare;
        std::vector<std::string> stems;
        std::array<std::uint32_t, 2> ids{};
    };
    const IndexedWord& indexedWord(std::string_view word);
    /// What becomes a document of the index; unlike a Xapian::Document, a copy is one of its own.
    struct Draft {
        std::vector<std::string> terms;
        std::vector<std::pair<std::string, Xapian::termpos>> phrases;
        Xapian::termpos position = 0;
        std::set<std::uint32_t> stems;
    };
    /// Its words stand at `position` of the draft and behind it.
    void addText(Draft& draft, Field field, std::string_view text);
    /// So that phrases are found in it, too.
    void addPhrases(Draft& draft, std::string_view text);
    Draft nameDraft(SectionIndex i, std::span<const Book> all);
    void addDocument(const Draft& draft, SectionIndex section, std::optional<std::size_t> block);

    const Book& m_book;
    Stems m_stems;
    Vocabulary m_vocabulary;
    Xapian::WritableDatabase m_database;
    std::vector<IndexedDocument> m_documents;
    std::vector<std::vector<IndexedText>> m_texts;
    std::vector<std::vector<IndexedQuestion>> m_questions;
    std::unordered_map<std::string, std::uint32_t> m_stemIds;
    std::vector<std::size_t> m_frequencies;               ///< by the stem's id
    std::unordered_map<std::string, IndexedWord> m_words; ///< only while the index is made
    std::array<std::map<std::string, std::vector<SectionIndex>>, 3> m_names;
};

/// A name without capitals, accents and signs: "Marshal’s Revenge" is "marshal s revenge".
std::string nameKey(std::string_view name);

} // namespace caboose::rulebook
