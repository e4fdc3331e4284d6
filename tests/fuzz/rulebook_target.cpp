// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/reading/rulebook.h"
#include "model/rulebook/rendering/html.h"
#include "model/rulebook/rendering/plain_text.h"
#include "model/rulebook/search/search.h"
#include "tests/fuzz/feed.h"
#include "tests/fuzz/part.h"

namespace caboose::fuzz {

using namespace rulebook;

namespace {

/// A search needs an index, and that takes longer than all else.
constexpr std::uint32_t shareOfSearches = 64;

/// A translation takes as long as the original, and few mistakes concern it alone.
constexpr std::uint32_t shareOfTranslated = 4;

/// Where labels are missing, each is a mistake that says so, and there are hundreds of them.
constexpr std::uint32_t shareOfMissing = 32;

std::string allLabels()
{
    std::string text;
    for (const std::string& key : labelKeys()) text += key + " = " + key + '\n';
    return text;
}

SourceFolder folder(const char* language, const std::string& text)
{
    static const std::string all = allLabels();
    const bool isMissing = Part(text, shareOfMissing).has();
    return {language,
            {{"text.md", text}},
            {{"questions.txt", text}},
            {"synonyms.txt", text},
            {"labels.txt", isMissing ? text : all + text}};
}

void show(const Book& book, const Selection& selection)
{
    for (SectionIndex i = 0; i < book.size(); ++i) {
        html(book, i, selection, Others::All);
        plainText(book, i, selection, Others::All);
        for (const Block& block : book[i].blocks) {
            for (const Link& link : block.links) {
                mustHold(link.offset + link.size <= block.source.size(), "a link is in its text");
            }
        }
    }
}

void searchFor(const std::string& words, const Rulebook& rulebook)
{
    const Search search(rulebook.books.front(), rulebook.books);
    for (const bool isTyping : {false, true}) {
        const Results results = search.find({.text = words, .isTyping = isTyping});
        for (const Hit& hit : results.hits) {
            mustHold(hit.section < rulebook.books.front().size(), "a hit is a section");
        }
    }
}

} // namespace

/// Any text is read, as original and as translation, shown and searched.
void feed(std::string_view text)
{
    if (text.size() > 4096) return; // chapters are long, but not more interesting for it
    const std::string copy(text);
    std::vector<SourceFolder> folders{folder("en", copy)};
    if (Part(text, shareOfTranslated).has()) folders.push_back(folder("fr", copy));
    const Rulebook rulebook = makeRulebook(folders);
    for (const Mistake& mistake : rulebook.mistakes) {
        mustHold(mistake.line >= 0 && mistake.column >= 0, "a mistake has a place");
    }
    for (const Book& book : rulebook.books) {
        mustHold(book.size() == rulebook.books.front().size(), "languages are aligned");
        show(book, Selection(book, gameOf(rules::Edition::Official2016, {Box::Base}, 4)));
    }
    if (Part(text, shareOfSearches).has()) searchFor(copy.substr(0, 200), rulebook);
}

} // namespace caboose::fuzz
