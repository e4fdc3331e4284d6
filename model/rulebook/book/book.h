// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/labels.h"
#include "model/rulebook/book/section.h"
#include "model/rulebook/book/synonyms.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace caboose::rulebook {

/// The whole rulebook in one language. Each has the same sections in the same order; what a
/// language lacks stands there as in the original (Section::currency).
///
/// Made by readRulebook() (reading/rulebook.h) and never changed after. Searches and views refer to
/// it by section index, and must not outlive it. An index that is passed must be one of its own.
class Book {
public:
    Book() = default;
    Book(std::string language, std::vector<Section> sections, Labels labels, Synonyms synonyms);

    [[nodiscard]] const std::string& language() const { return m_language; }
    [[nodiscard]] const Labels& labels() const { return m_labels; }
    [[nodiscard]] const Synonyms& synonyms() const { return m_synonyms; }

    [[nodiscard]] const std::vector<Section>& sections() const { return m_sections; }
    [[nodiscard]] std::size_t size() const { return m_sections.size(); }
    [[nodiscard]] const Section& operator[](SectionIndex i) const { return m_sections[i]; }
    /// By number or id. Nothing: there is none of that name.
    [[nodiscard]] std::optional<SectionIndex> find(std::string_view id) const;
    [[nodiscard]] std::optional<SectionIndex> find(rules::Rule rule) const;
    /// The section of a rule, or of the nearest one above it. Nothing: not even the chapter is
    /// there.
    [[nodiscard]] std::optional<SectionIndex> nearest(rules::Rule rule) const;

    // The tree: chapters, below them sections and definitions, below these points. What is above
    // stands before; a point that stands before its section is directly below the chapter.

    [[nodiscard]] const std::vector<SectionIndex>& chapters() const { return m_chapters; }
    /// Nothing above a chapter.
    [[nodiscard]] std::optional<SectionIndex> parent(SectionIndex i) const;
    /// Directly below; empty for most.
    [[nodiscard]] const std::vector<SectionIndex>& children(SectionIndex i) const;
    /// From the chapter down to what is directly above the section.
    [[nodiscard]] std::vector<SectionIndex> path(SectionIndex i) const;
    /// Of a chapter: itself.
    [[nodiscard]] SectionIndex chapterOf(SectionIndex i) const;

    /// The sections that refer to this one, in their order, each once.
    [[nodiscard]] const std::vector<SectionIndex>& linkedFrom(SectionIndex i) const;

private:
    struct Place {
        std::optional<SectionIndex> parent;
        std::vector<SectionIndex> children;
        std::vector<SectionIndex> linkedFrom;
    };
    void placeAll();
    void place(SectionIndex i);
    void followLinks(SectionIndex i);

    std::string m_language;
    std::vector<Section> m_sections;
    Labels m_labels;
    Synonyms m_synonyms;
    std::map<std::string, SectionIndex, std::less<>> m_byId;
    std::vector<Place> m_places;
    std::vector<SectionIndex> m_chapters;
};

} // namespace caboose::rulebook
