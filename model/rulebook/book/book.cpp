// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/book/book.h"

#include <algorithm>

namespace caboose::rulebook {

Book::Book(std::string language, std::vector<Section> sections, Labels labels, Synonyms synonyms)
    : m_language(std::move(language)), m_sections(std::move(sections)), m_labels(std::move(labels)),
      m_synonyms(std::move(synonyms)), m_places(m_sections.size())
{
    for (SectionIndex i = 0; i < m_sections.size(); ++i) m_byId.emplace(m_sections[i].id, i);
    placeAll();
}

void Book::placeAll()
{
    for (SectionIndex i = 0; i < m_sections.size(); ++i) {
        place(i);
        followLinks(i);
    }
    for (Place& place : m_places) {
        auto& from = place.linkedFrom;
        from.erase(std::unique(from.begin(), from.end()), from.end());
    }
}

void Book::place(SectionIndex i)
{
    const Section& section = m_sections[i];
    if (section.isChapter || m_chapters.empty()) {
        m_chapters.push_back(i);
        return;
    }
    SectionIndex parent = m_chapters.back();
    if (section.rule && section.rule->point != 0) {
        const rules::Rule above{section.rule->chapter, section.rule->section, 0};
        if (const auto found = find(above); found && *found < i) parent = *found;
    }
    m_places[i].parent = parent;
    m_places[parent].children.push_back(i);
}

void Book::followLinks(SectionIndex i)
{
    for (const Block& block : m_sections[i].blocks) {
        for (const Link& link : block.links) {
            const auto target = find(link.target);
            if (target && *target != i) m_places[*target].linkedFrom.push_back(i);
        }
    }
}

std::optional<SectionIndex> Book::find(std::string_view id) const
{
    const auto found = m_byId.find(id);
    if (found == m_byId.end()) return std::nullopt;
    return found->second;
}

std::optional<SectionIndex> Book::find(rules::Rule rule) const
{
    return find(toString(rule));
}

std::optional<SectionIndex> Book::nearest(rules::Rule rule) const
{
    for (auto* below : {&rule.point, &rule.section}) {
        if (const auto found = find(rule)) return found;
        *below = 0;
    }
    return find(rule);
}

std::optional<SectionIndex> Book::parent(SectionIndex i) const
{
    return m_places[i].parent;
}

const std::vector<SectionIndex>& Book::children(SectionIndex i) const
{
    return m_places[i].children;
}

std::vector<SectionIndex> Book::path(SectionIndex i) const
{
    std::vector<SectionIndex> path;
    for (auto above = parent(i); above; above = parent(*above)) path.push_back(*above);
    std::reverse(path.begin(), path.end());
    return path;
}

SectionIndex Book::chapterOf(SectionIndex i) const
{
    const auto above = path(i);
    return above.empty() ? i : above.front();
}

const std::vector<SectionIndex>& Book::linkedFrom(SectionIndex i) const
{
    return m_places[i].linkedFrom;
}

} // namespace caboose::rulebook
