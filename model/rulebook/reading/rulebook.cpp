// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/reading/rulebook.h"

#include "model/rulebook/reading/alignment.h"
#include "model/rulebook/reading/check_sections.h"
#include "model/rulebook/reading/link_block.h"
#include "model/rulebook/reading/read_chapter.h"
#include "model/rulebook/reading/read_questions.h"
#include "model/rulebook/text/language.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace caboose::rulebook {

namespace {

std::vector<Section> readSections(const SourceFolder& folder, Mistakes& mistakes)
{
    std::vector<Section> sections;
    for (const SourceFile& file : folder.chapters) {
        std::ranges::move(readChapter(file, folder.language, mistakes),
                          std::back_inserter(sections));
    }
    keepFirstOfEach(sections, mistakes);
    checkOrder(sections, mistakes);
    checkTerms(sections, mistakes);
    return sections;
}

/// Titles of the language, and of the original for what is not translated.
std::map<std::string, std::string, std::less<>> titlesOf(const std::vector<Section>& sections,
                                                         const std::vector<Section>& originals)
{
    std::map<std::string, std::string, std::less<>> titles;
    for (const Section& section : sections) titles.emplace(section.id, section.title);
    for (const Section& section : originals) titles.emplace(section.id, section.title);
    return titles;
}

void linkAll(std::vector<Section>& sections, const std::vector<Section>& originals)
{
    const Terms terms(sections);
    const auto titles = titlesOf(sections, originals);
    const NameOf nameOf = [&](std::string_view id) {
        const auto known = titles.find(id);
        const bool isNumber = rules::ruleFrom(id).has_value();
        return isNumber || known == titles.end() ? std::string(id) : known->second;
    };
    for (Section& section : sections) {
        for (Block& block : section.blocks) linkBlock(block, section.id, terms, nameOf);
    }
}

} // namespace

const Book* Rulebook::in(std::string_view language) const
{
    if (books.empty()) return nullptr;
    const auto named = [&](std::string_view name) {
        return std::find_if(books.begin(), books.end(),
                            [&](const Book& book) { return book.language() == name; });
    };
    auto found = named(language);
    if (found == books.end()) found = named(language.substr(0, language.find_first_of("_-.")));
    return found == books.end() ? &books.front() : &*found;
}

Rulebook readRulebook(const std::filesystem::path& folder)
{
    Mistakes mistakes;
    const auto folders = readFolders(folder, mistakes);
    Rulebook rulebook = makeRulebook(folders);
    std::ranges::move(mistakes, std::back_inserter(rulebook.mistakes));
    sortByPlace(rulebook.mistakes);
    return rulebook;
}

Rulebook makeRulebook(const std::vector<SourceFolder>& folders)
{
    Rulebook rulebook;
    std::vector<Section> originals;
    for (const SourceFolder& folder : folders) {
        const bool isOriginal = rulebook.books.empty();
        std::vector<Section> sections = readSections(folder, rulebook.mistakes);
        if (isOriginal) originals = sections;
        checkTargets(sections, originals, rulebook.mistakes);
        if (!isOriginal) compare(sections, originals, rulebook.mistakes);
        linkAll(sections, originals);
        if (isOriginal) {
            originals = sections; // now with their links
        } else {
            sections = filledUp(std::move(sections), originals);
        }
        readQuestions(folder.questions, sections, rulebook.mistakes);
        const Labels* labels = isOriginal ? nullptr : &rulebook.books.front().labels();
        rulebook.books.emplace_back(folder.language, std::move(sections),
                                    Labels(folder.labels, labels, rulebook.mistakes),
                                    readSynonyms(folder.synonyms, rulebook.mistakes));
    }
    sortByPlace(rulebook.mistakes);
    return rulebook;
}

} // namespace caboose::rulebook
