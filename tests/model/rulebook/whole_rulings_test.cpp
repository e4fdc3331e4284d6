// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a table can rule otherwise, as the rulebook tells it.

#include "model/rulebook/book/selection.h"
#include "model/rulebook/rendering/plain_text.h"
#include "model/rulebook/text/utf8.h"
#include "model/rules/core/rulings_catalogue.h"
#include "tests/model/rulebook/whole_book.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace caboose::rulebook {

namespace {

using RulingKeys = std::set<std::string, std::less<>>;

RulingKeys rulingsIn(const Conditions& conditions)
{
    RulingKeys rulings;
    for (const Condition& condition : conditions) {
        if (condition.subject == Subject::Ruling) {
            rulings.emplace(rules::info(condition.ruling).key);
        }
    }
    return rulings;
}

bool isRule(const Block& block)
{
    return block.kind == BlockKind::Text || block.kind == BlockKind::When;
}

/// The rulings on which the rules of a section depend, but not the section as a whole. Whether the
/// bandits have abilities divides no section against itself: those rules are there or not.
RulingKeys rulingsThatDivide(const Section& section)
{
    RulingKeys rulings;
    for (const Block& block : section.blocks) {
        if (isRule(block)) rulings.merge(rulingsIn(block.conditions));
    }
    for (const std::string& key : rulingsIn(section.conditions)) rulings.erase(key);
    rulings.erase("character-powers");
    return rulings;
}

/// What a note begins with, by which the table names it.
std::string beginningOf(const Block& block)
{
    constexpr std::size_t letters = 40;
    const std::string text = plainText(block.markdown);
    std::size_t end = std::min(letters, text.size());
    while (end < text.size() && text[end] != ' ') ++end;
    return text.substr(0, end);
}

/// "SECTION: WHAT A NOTE BEGINS WITH = RULING RULING" of a note for each ruling it leaves out.
std::vector<std::string> notesBesideRulings(const Book& book)
{
    std::vector<std::string> lines;
    for (const Section& section : book.sections()) {
        for (const Block& block : section.blocks) {
            if (block.kind != BlockKind::Note) continue;
            RulingKeys left = rulingsThatDivide(section);
            for (const std::string& key : rulingsIn(block.conditions)) left.erase(key);
            std::string keys;
            for (const std::string& key : left) keys += ' ' + key;
            if (left.empty()) continue;
            lines.push_back(section.id + ": " + beginningOf(block) + " =" + keys);
        }
    }
    return lines;
}

bool saysAtYourTable(const Book& book, const Block& block)
{
    const std::string text = lowered(block.source);
    return text.find(book.language() == "fr" ? "à votre table" : "at your table") !=
           std::string::npos;
}

Boxes allBoxes()
{
    Boxes boxes;
    for (int i = 0; i < boxCount; ++i) boxes.insert(static_cast<Box>(i));
    return boxes;
}

} // namespace

/// Those of the other boxes may be told by the editions that have their values.
TEST(WholeRulings, areEachToldInTheText)
{
    RulingKeys told;
    for (const Section& section : wholeBook().in("en")->sections()) {
        told.merge(rulingsIn(section.conditions));
        for (const Block& block : section.blocks) told.merge(rulingsIn(block.conditions));
    }
    for (std::size_t r = 0; r < rules::rulingCount; ++r) {
        const rules::RulingInfo& ruling = rules::info(static_cast<rules::Ruling>(r));
        EXPECT_TRUE(told.contains(ruling.key) || ruling.module != rules::Module::Base)
            << ruling.key;
    }
}

/// A note must not speak of one value while the rule above it follows the other: it asks for the
/// rulings that its section's rules ask for, or the table says that it is true either way.
TEST(WholeRulings, haveNotesThatAskForThemOrAreTrueEitherWay)
{
    auto expected = dataLines("games/notes_beside_rulings.txt");
    auto found = notesBesideRulings(*wholeBook().in("en"));
    std::ranges::sort(expected);
    std::ranges::sort(found);
    std::vector<std::string> unknown;
    std::ranges::set_difference(found, expected, std::back_inserter(unknown));
    std::vector<std::string> gone;
    std::ranges::set_difference(expected, found, std::back_inserter(gone));
    for (const std::string& line : unknown) ADD_FAILURE() << "not settled: " << line;
    for (const std::string& line : gone) ADD_FAILURE() << "no longer there: " << line;
}

/// What an edition has anyway is no table's own rule.
TEST(WholeRulings, areCalledTheTablesOnlyWhereItDepartsFromItsEdition)
{
    for (const Book& book : wholeBook().books) {
        for (std::size_t e = 0; e < rules::editionCount; ++e) {
            const Selection selection(book, gameOf(static_cast<rules::Edition>(e), allBoxes()));
            for (SectionIndex i = 0; i < book.size(); ++i) {
                for (std::size_t b = 0; b < book[i].blocks.size(); ++b) {
                    const Block& block = book[i].blocks[b];
                    if (rulingsIn(block.conditions).empty() || !saysAtYourTable(book, block)) {
                        continue;
                    }
                    EXPECT_NE(selection.block(i, b), Applicability::InForce)
                        << book.language() << ' ' << book[i].id << ':' << block.line << " in "
                        << keyOf(static_cast<rules::Edition>(e));
                }
            }
        }
    }
}

} // namespace caboose::rulebook
