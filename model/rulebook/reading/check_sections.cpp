// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/reading/check_sections.h"

#include "model/rulebook/text/utf8.h"

#include <map>
#include <set>
#include <string>

namespace caboose::rulebook {

namespace {

std::string placeOf(const Section& section)
{
    return section.file + ':' + std::to_string(section.line);
}

Mistake mistakeAt(const Section& section, MistakeCode code, std::vector<std::string> arguments)
{
    return {section.file, section.line, 0, code, std::move(arguments)};
}

} // namespace

void keepFirstOfEach(std::vector<Section>& sections, Mistakes& mistakes)
{
    std::map<std::string, std::string> places;
    std::erase_if(sections, [&](const Section& section) {
        const auto [first, isNew] = places.emplace(section.id, placeOf(section));
        if (!isNew) {
            mistakes.push_back(
                mistakeAt(section, MistakeCode::SectionTwice, {section.id, first->second}));
        }
        return !isNew;
    });
}

void checkOrder(const std::vector<Section>& sections, Mistakes& mistakes)
{
    const Section* before = nullptr;
    const Section* chapter = nullptr;
    for (const Section& section : sections) {
        if (section.isChapter) chapter = &section;
        if (!section.rule) continue;
        const bool isAtHome =
            chapter && chapter->rule && chapter->rule->chapter == section.rule->chapter;
        if (!isAtHome) {
            mistakes.push_back(mistakeAt(section, MistakeCode::WrongChapter,
                                         {section.id, chapter ? chapter->id : std::string()}));
        }
        if (before && *section.rule <= *before->rule) {
            mistakes.push_back(
                mistakeAt(section, MistakeCode::OutOfOrder, {section.id, before->id}));
        }
        before = &section;
    }
}

void checkTerms(const std::vector<Section>& sections, Mistakes& mistakes)
{
    std::map<std::string, std::string> owners;
    for (const Section& section : sections) {
        for (const std::string& term : section.terms) {
            const auto [owner, isNew] = owners.emplace(lowered(term), section.id);
            if (!isNew && owner->second != section.id) {
                mistakes.push_back(
                    mistakeAt(section, MistakeCode::TermTwice, {term, owner->second}));
            }
        }
    }
}

void checkTargets(const std::vector<Section>& sections, const std::vector<Section>& originals,
                  Mistakes& mistakes)
{
    std::set<std::string> ids;
    for (const Section& section : originals) ids.insert(section.id);
    for (const Section& section : sections) {
        for (const Block& block : section.blocks) {
            for (const Link& link : block.links) {
                const bool isKnown = ids.contains(link.target);
                if (isKnown && link.target != section.id) continue;
                mistakes.push_back(
                    {section.file,
                     link.line,
                     link.column,
                     isKnown ? MistakeCode::LinkToItself : MistakeCode::UnknownTarget,
                     {link.target}});
            }
        }
    }
}

} // namespace caboose::rulebook
