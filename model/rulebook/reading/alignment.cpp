// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/reading/alignment.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string>

namespace caboose::rulebook {

namespace {

using ById = std::map<std::string, const Section*>;

ById byId(const std::vector<Section>& sections)
{
    ById all;
    for (const Section& section : sections) all.emplace(section.id, &section);
    return all;
}

std::string joined(const std::set<std::string>& words)
{
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

std::set<std::string> without(const std::set<std::string>& all, const std::set<std::string>& some)
{
    std::set<std::string> rest;
    std::ranges::set_difference(all, some, std::inserter(rest, rest.end()));
    return rest;
}

/// Where the written links of a block lead.
std::set<std::string> targetsOf(const Block& block)
{
    std::set<std::string> targets;
    for (const Link& link : block.links) {
        if (!link.isTerm) targets.insert(link.target);
    }
    return targets;
}

std::string_view nameOf(BlockKind kind)
{
    switch (kind) {
    case BlockKind::Text: return "text";
    case BlockKind::When: return "when";
    case BlockKind::Note: return "note";
    case BlockKind::Example: break;
    }
    return "example";
}

std::string kindsOf(const Section& section)
{
    std::string text;
    for (const Block& block : section.blocks) {
        text += text.empty() ? "" : ", ";
        text += nameOf(block.kind);
        if (!block.conditions.empty()) text += ' ' + toString(block.conditions);
        for (const ConditionalRow& row : block.rows) text += " | " + toString(row.conditions);
    }
    return text;
}

std::string_view nameOf(Part part)
{
    switch (part) {
    case Part::Paragraph: return "paragraph";
    case Part::List: return "list";
    case Part::Steps: return "steps";
    case Part::Table: break;
    }
    return "table";
}

std::string partsOf(const Block& block)
{
    std::string text;
    for (const Part part : block.parts) {
        text += text.empty() ? "" : ", ";
        text += nameOf(part);
    }
    return text;
}

/// Compares one section with its original.
class SectionComparison {
public:
    SectionComparison(const Section& here, const Section& there, Mistakes& mistakes)
        : m_here(here), m_there(there), m_mistakes(mistakes)
    {}

    void compare()
    {
        if (m_here.conditions != m_there.conditions) {
            note(m_here.line, MistakeCode::ConditionsDiffer,
                 {toString(m_here.conditions), toString(m_there.conditions)});
        }
        if (m_here.printed != m_there.printed) note(m_here.line, MistakeCode::PrintedDiffers, {});
        if (m_here.of > m_there.revision) {
            note(m_here.line, MistakeCode::BadRevision,
                 {std::to_string(m_here.of), std::to_string(m_there.revision)});
        }
        if (kindsOf(m_here) == kindsOf(m_there)) {
            for (std::size_t i = 0; i < m_here.blocks.size(); ++i) compareBlock(i);
        } else {
            note(m_here.line, MistakeCode::BlocksDiffer, {kindsOf(m_here), kindsOf(m_there)});
        }
    }

private:
    void note(int line, MistakeCode code, std::vector<std::string> arguments)
    {
        m_mistakes.push_back({m_here.file, line, 0, code, std::move(arguments)});
    }

    void compareBlock(std::size_t i)
    {
        const Block& here = m_here.blocks[i];
        const Block& there = m_there.blocks[i];
        if (here.parts != there.parts) {
            note(here.line, MistakeCode::PartsDiffer, {partsOf(here), partsOf(there)});
        }
        const auto leadHere = targetsOf(here);
        const auto leadThere = targetsOf(there);
        if (leadHere != leadThere) {
            note(here.line, MistakeCode::LinksDiffer,
                 {joined(without(leadHere, leadThere)), joined(without(leadThere, leadHere))});
        }
    }

    const Section& m_here;
    const Section& m_there;
    Mistakes& m_mistakes;
};

void noteMissing(const std::vector<Section>& translation, const ById& known,
                 const std::vector<Section>& originals, Mistakes& mistakes)
{
    std::string file = translation.empty() ? std::string() : translation.front().file;
    for (const Section& there : originals) {
        const auto here = known.find(there.id);
        if (here != known.end()) {
            file = here->second->file;
        } else {
            mistakes.push_back({file, 0, 0, MistakeCode::MissingSection, {there.id}});
        }
    }
}

void noteOrder(const std::vector<Section>& translation, const ById& known,
               const std::vector<Section>& originals, Mistakes& mistakes)
{
    std::vector<std::string> order;
    for (const Section& there : originals) {
        if (known.contains(there.id)) order.push_back(there.id);
    }
    std::size_t next = 0;
    for (const Section& here : translation) {
        const auto at = std::find(order.begin(), order.end(), here.id);
        if (at == order.end()) continue;
        const auto place = static_cast<std::size_t>(at - order.begin());
        if (place != next) {
            mistakes.push_back({here.file, here.line, 0, MistakeCode::MovedSection, {here.id}});
        }
        next = place + 1;
    }
}

} // namespace

void compare(const std::vector<Section>& translation, const std::vector<Section>& originals,
             Mistakes& mistakes)
{
    const ById there = byId(originals);
    const ById here = byId(translation);
    for (const Section& section : translation) {
        const auto original = there.find(section.id);
        if (original == there.end()) {
            mistakes.push_back(
                {section.file, section.line, 0, MistakeCode::UnknownSection, {section.id}});
        } else {
            SectionComparison(section, *original->second, mistakes).compare();
        }
    }
    noteMissing(translation, here, originals, mistakes);
    noteOrder(translation, here, originals, mistakes);
}

std::vector<Section> filledUp(std::vector<Section> translation,
                              const std::vector<Section>& originals)
{
    std::map<std::string, Section> known;
    for (Section& section : translation) known[section.id] = std::move(section);
    std::vector<Section> all;
    for (const Section& there : originals) {
        const auto here = known.find(there.id);
        Section section = here == known.end() ? Section(there) : std::move(here->second);
        section.revision = there.revision;
        section.conditions = there.conditions;
        if (here == known.end()) {
            section.currency = Currency::Missing;
        } else if (section.of < there.revision) {
            section.currency = Currency::Older;
        }
        all.push_back(std::move(section));
    }
    return all;
}

} // namespace caboose::rulebook
