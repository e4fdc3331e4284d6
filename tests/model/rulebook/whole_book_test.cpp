// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold of the rulebook's own text.

#include "tests/model/rulebook/whole_book.h"

#include "model/rulebook/book/conditions_in_words.h"
#include "model/rulebook/book/foundations.h"
#include "model/rulebook/book/selection.h"
#include "model/rulebook/rendering/plain_text.h"
#include "model/rules/core/rulings_catalogue.h"
#include "tests/source_dir.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

namespace caboose::rulebook {

namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

std::string describe(const Mistake& mistake)
{
    std::string text =
        mistake.file + ':' + std::to_string(mistake.line) + ": " + std::string(keyOf(mistake.code));
    for (const std::string& argument : mistake.arguments) text += " | " + argument;
    return text;
}

std::vector<std::string> descriptions()
{
    std::vector<std::string> texts;
    for (const Mistake& mistake : wholeBook().mistakes) texts.push_back(describe(mistake));
    return texts;
}

Foundations foundations()
{
    Foundations all;
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(CABOOSE_SOURCE_DIR "/tests/cases")) {
        if (entry.path().extension() != ".case") continue;
        std::ifstream file(entry.path());
        const std::string text(std::istreambuf_iterator<char>(file), {});
        all.addCases(entry.path().filename().string(), text);
    }
    return all;
}

/// Each once, none of them empty.
std::vector<Conditions> everyCondition(const Book& book)
{
    std::map<std::string, Conditions> all;
    for (const Section& section : book.sections()) {
        all.emplace(toString(section.conditions), section.conditions);
        for (const Block& block : section.blocks) {
            all.emplace(toString(block.conditions), block.conditions);
        }
    }
    all.erase("");
    std::vector<Conditions> conditions;
    for (auto& [key, each] : all) conditions.push_back(std::move(each));
    return conditions;
}

Boxes allBoxes()
{
    Boxes boxes;
    for (int i = 0; i < boxCount; ++i) boxes.insert(static_cast<Box>(i));
    return boxes;
}

} // namespace

TEST(WholeBook, hasNoMistakes)
{
    EXPECT_THAT(descriptions(), IsEmpty());
}

TEST(WholeBook, isCompleteInEnglishAndFrench)
{
    for (const char* language : {"en", "fr"}) {
        const Book& book = *wholeBook().in(language);
        EXPECT_EQ(book.language(), language);
        for (const Section& section : book.sections()) {
            EXPECT_EQ(section.currency, Currency::Current) << language << ' ' << section.id;
        }
    }
}

TEST(WholeBook, hasEveryNumberOfTheCombinedRules)
{
    const auto numbers = dataLines("sections.txt");
    ASSERT_GT(numbers.size(), 300U);
    for (const std::string& number : numbers) {
        EXPECT_TRUE(wholeBook().in("en")->find(number)) << number;
    }
}

TEST(WholeBook, hasEveryRuleThatTheRefereeCites)
{
    const auto cited = foundations().rules();
    ASSERT_GT(cited.size(), 60U);
    for (const rules::Rule rule : cited) {
        EXPECT_TRUE(wholeBook().in("en")->find(rule)) << toString(rule);
    }
}

TEST(WholeBook, leadsFromItsChaptersToEverySection)
{
    const Book& book = *wholeBook().in("en");
    std::set<SectionIndex> reached;
    std::vector<SectionIndex> next = book.chapters();
    while (!next.empty()) {
        const SectionIndex i = next.back();
        next.pop_back();
        EXPECT_TRUE(reached.insert(i).second) << book[i].id << " stands in two places";
        const auto& below = book.children(i);
        next.insert(next.end(), below.begin(), below.end());
    }
    EXPECT_EQ(reached.size(), book.size());
}

TEST(WholeBook, everySectionIsInForceInSomeGame)
{
    const Book& book = *wholeBook().in("en");
    std::set<SectionIndex> seen;
    for (std::size_t e = 0; e < rules::editionCount; ++e) {
        for (const Boxes boxes : {Boxes{Box::Base}, allBoxes()}) {
            const Selection selection(book, gameOf(static_cast<rules::Edition>(e), boxes));
            for (SectionIndex i = 0; i < book.size(); ++i) {
                if (selection.isInForce(i)) seen.insert(i);
            }
        }
    }
    for (SectionIndex i = 0; i < book.size(); ++i) {
        EXPECT_TRUE(seen.contains(i)) << book[i].id << " is shown to nobody";
    }
}

TEST(WholeBook, tellsForWhomSomethingIsInWords)
{
    for (const Book& book : wholeBook().books) {
        for (const Conditions& conditions : everyCondition(book)) {
            const std::string words = inWords(conditions, book.labels());
            EXPECT_FALSE(words.empty()) << toString(conditions);
            for (const char* key : {"=", "official-", "combined-", "%", "  "}) {
                EXPECT_THAT(words, Not(HasSubstr(key))) << toString(conditions);
            }
        }
    }
}

/// As `caboose rule` prints it, without a game.
TEST(WholeBook, tellsForWhomItsBlocksAreAsSomebodyWouldSay)
{
    for (const Book& book : wholeBook().books) {
        for (const std::string& line : dataLines("for_whom." + book.language() + ".txt")) {
            const std::size_t sign = line.find(" = ");
            const auto section = book.find(line.substr(0, sign)).value();
            const std::string text = plainText(book, section, Selection(book), Others::All, 1000);
            EXPECT_THAT(text, HasSubstr('[' + line.substr(sign + 3) + "]\n"));
        }
    }
}

TEST(WholeBook, hasNoDeadLinks)
{
    for (const Book& book : wholeBook().books) {
        for (const Section& section : book.sections()) {
            for (const Block& block : section.blocks) {
                for (const Link& link : block.links) {
                    EXPECT_TRUE(book.find(link.target)) << section.id << ' ' << link.target;
                    EXPECT_FALSE(link.words.empty()) << section.id << ' ' << link.target;
                }
            }
        }
    }
}

TEST(WholeBook, linksItsTermsByThemselves)
{
    for (const Book& book : wholeBook().books) {
        const SectionIndex location = book.find("location").value();
        EXPECT_GT(book.linkedFrom(location).size(), 30U) << book.language();
    }
}

} // namespace caboose::rulebook
