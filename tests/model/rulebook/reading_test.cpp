// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/text/source_file.h"
#include "tests/model/rulebook/small_book.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <ostream>
#include <set>
#include <string>
#include <unistd.h>

namespace caboose::rulebook {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const Section& sectionOf(const Rulebook& rulebook, std::string_view language, std::string_view id)
{
    const Book& book = *rulebook.in(language);
    return book[book.find(id).value()];
}

const Section& section(std::string_view id)
{
    return sectionOf(smallBook(), "en", id);
}

} // namespace

TEST(Reading, findsSectionsInTheirOrder)
{
    std::vector<std::string> ids;
    for (const Section& found : smallBook().in("en")->sections()) ids.push_back(found.id);
    EXPECT_THAT(ids, ElementsAre("10", "neighbour", "10.5", "10.5.1", "10.6"));
    EXPECT_TRUE(section("10").isChapter);
    EXPECT_EQ(section("10.5").title, "Knock");
    EXPECT_EQ(section("10.5.1").rule, (rules::Rule{10, 5, 1}));
    EXPECT_FALSE(section("neighbour").rule);
    EXPECT_EQ(section("10.5").line, 12);
}

TEST(Reading, understandsTheLinesAboutASection)
{
    const Section& knock = section("10.5");
    EXPECT_THAT(knock.terms, ElementsAre("Knock", "knocks", "knocked"));
    EXPECT_THAT(knock.words, ElementsAre("bang", "hammer"));
    EXPECT_EQ(knock.revision, 2);
    EXPECT_THAT(knock.printed,
                ElementsAre(PrintedPlace{PrintedText::Official2016, "Deeds: Knock"},
                            PrintedPlace{PrintedText::Official2014, "Gestes : Frapper"}));
    EXPECT_EQ(toString(section("10.5.1").conditions), "with=bots");
}

TEST(Reading, partsTheTextIntoBlocks)
{
    const auto& blocks = section("10.5").blocks;
    ASSERT_EQ(blocks.size(), 4U);
    EXPECT_EQ(blocks[0].kind, BlockKind::Text);
    EXPECT_EQ(blocks[1].kind, BlockKind::When);
    EXPECT_EQ(toString(blocks[1].conditions), "edition=official-2016");
    EXPECT_EQ(blocks[1].source, "Three times.\n");
    EXPECT_THAT(blocks[2].parts, ElementsAre(Part::List));
    EXPECT_EQ(blocks[3].kind, BlockKind::Example);
    EXPECT_THAT(section("10.6").blocks[0].parts, ElementsAre(Part::Table, Part::Steps));
}

TEST(Reading, findsNothingWrongInTheSmallBookButWhatIsWrong)
{
    EXPECT_THAT(mistakesOf(smallBook()), ElementsAre("0:missing-section 10.5.1"));
}

TEST(Reading, understandsLinesThatEndAsOnWindows)
{
    const Rulebook rulebook = bookOf("# 1 One\r\n:terms a, b\r\n\r\nText.\r\n");
    EXPECT_THAT(mistakesOf(rulebook), IsEmpty());
    EXPECT_THAT(sectionOf(rulebook, "en", "1").terms, ElementsAre("a", "b"));
}

TEST(Reading, goesOnBehindAMistake)
{
    const Rulebook rulebook = bookOf("# 1 One\n\nText.\n\n## what\n\nLost [[9.9.9\n\n"
                                     "## 1.1 Two\n:nonsense\n\nMore [[2]].\n");
    EXPECT_THAT(
        mistakesOf(rulebook),
        ElementsAre("5:bad-heading ## what", "10:unknown-line nonsense", "12:unknown-target 2"));
    EXPECT_EQ(sectionOf(rulebook, "en", "1").blocks[0].source, "Text.\n");
}

TEST(Reading, tellsOfFilesWithoutAnEnd)
{
    namespace fs = std::filesystem;
    const fs::path folder = fs::temp_directory_path() / ("caboose-" + std::to_string(::getpid()));
    fs::create_directories(folder / "en");
    fs::create_symlink("/dev/zero", folder / "en" / "endless.md");
    Mistakes mistakes;
    readFolders(folder, mistakes);
    fs::remove_all(folder);
    ASSERT_FALSE(mistakes.empty());
    EXPECT_EQ(mistakes.front().code, MistakeCode::Unreadable);
}

TEST(Reading, tellsOfAMissingFolder)
{
    const Rulebook rulebook = readRulebook(testing::TempDir() + "no-such-rulebook");
    EXPECT_TRUE(rulebook.books.empty());
    EXPECT_EQ(rulebook.in("en"), nullptr);
    EXPECT_EQ(rulebook.mistakes.at(0).code, MistakeCode::NoText);
}

// Every mistake that one language can have, each with the text that has it.

struct Wrong {
    const char* text; ///< below the heading of chapter 1
    const char* mistake;
};

void PrintTo(const Wrong& wrong, std::ostream* out)
{
    *out << wrong.mistake;
}

class Mistaken : public testing::TestWithParam<Wrong> {};

TEST_P(Mistaken, isFoundInItsLine)
{
    const Rulebook rulebook = bookOf("# 1 One\n" + std::string(GetParam().text));
    EXPECT_THAT(mistakesOf(rulebook), ElementsAre(GetParam().mistake));
}

const std::vector<Wrong> wrongTexts{
    {"\nText \xFF.\n\nMore.\n", "3:not-utf8"},
    {"\nText.\n\n## 1.1 Empty\n:words nothing\n\n## 1.2 Full\n\nText.\n", "5:empty-section 1.1"},
    {"\nText.\n\n## 1.1 A\n\nText.\n\n## 1.1 B\n\nText.\n", "9:section-twice 1.1 en.md:5"},
    {"\nText.\n\n## 2.1 A\n\nText.\n", "5:wrong-chapter 2.1 1"},
    {"\n| a |\n|---|\n| b | :when with=zeppelin\n", "5:unknown-value with zeppelin"},
    {"\nText.\n\n## 1.2 A\n\nText.\n\n## 1.1 B\n\nText.\n", "9:out-of-order 1.1 1.2"},
    {":what is this\n\nText.\n", "2:unknown-line what"},
    {":terms a\n:terms b\n\nText.\n", "3:line-twice terms"},
    {":words\n\nText.\n", "2:empty-line words"},
    {":revision two\n\nText.\n", "2:bad-number two"},
    {":printed official-2016 Heading\n\nText.\n", "2:bad-printed official-2016 Heading"},
    {":printed old-book \"Heading\"\n\nText.\n", "2:bad-printed old-book \"Heading\""},
    {":terms Word\n\nText.\n\n## 1.1 A\n:terms word\n\nText.\n", "6:term-twice word 1"},
    {":of 2\n\nText.\n", "2:only-translated of"},
    {"\n::: box\nText.\n:::\n", "3:unknown-block box"},
    {"\n::: when\nText.\n:::\n", "3:missing-conditions"},
    {"\n::: note\nText.\n::: note\nMore.\n:::\n", "5:nested-block"},
    {"\n::: note\nText.\n", "3:unclosed-block"},
    {"\nText.\n:::\n", "4:stray-end"},
    {"\nText.\n\n::: note\n:::\n", "6:empty-block"},
    {"\n::: when with\nText.\n:::\n", "3:bad-condition with"},
    {"\n::: when weather=rain\nText.\n:::\n", "3:unknown-condition weather"},
    {"\n::: when with=circus\nText.\n:::\n", "3:unknown-value with circus"},
    {"\n::: when players=2-13\nText.\n:::\n", "3:unknown-value players 2-13"},
    {"\n::: when players=2 players=3\nText.\n:::\n", "3:never-holds players=2 players=3"},
    {"\nSee [[1.1.\n", "3:unclosed-link"},
    {"\nSee [[|that]].\n", "3:empty-link"},
    {"\nSee [[1.1]].\n", "3:unknown-target 1.1"},
    {"\nSee [[1|here]].\n", "3:link-to-itself 1"},
    {"\nSee 10.5.1 for $2.50 or 2.5 % or v1.2.\n", "3:bare-number 10.5.1"},
};

INSTANTIATE_TEST_SUITE_P(Each, Mistaken, testing::ValuesIn(wrongTexts));

TEST(Mistake, ofTheFirstLines)
{
    EXPECT_THAT(mistakesOf(bookOf("Text.\n# 1 One\n\nText.\n")), ElementsAre("1:outside-section"));
}

TEST(Reading, findsTheQuestionsOfASection)
{
    EXPECT_THAT(section("10.5").questions,
                ElementsAre("is anybody home", "wake the fellow behind the wallpaper"));
    EXPECT_THAT(section("neighbour").questions, IsEmpty());
}

TEST(Mistake, ofQuestions)
{
    const std::string chapter = "# 1 One\n\nText.\n\n## 1.1 A\n\nText.\n";
    const auto mistakes = [&](const std::string& questions) {
        return mistakesOf(bookWithQuestions(chapter, questions));
    };
    EXPECT_THAT(mistakes("# a remark\n\n[1.1]\nwho\n[1]\nwhat\nwhere\n"), IsEmpty());
    EXPECT_THAT(mistakes("who\n"), ElementsAre("1:outside-section"));
    EXPECT_THAT(mistakes("[1.2]\nwho\n"), ElementsAre("1:unknown-section 1.2"));
    EXPECT_THAT(mistakes("[1.1]\n[1]\nwho\n"), ElementsAre("1:empty-section 1.1"));
    EXPECT_THAT(mistakes("[1]\nwho\n[1.1]\n"), ElementsAre("3:empty-section 1.1"));
    EXPECT_THAT(mistakes("[1]\nwho\n[1]\nwhat\n"),
                ElementsAre("3:section-twice 1 questions.txt:1"));
    EXPECT_THAT(mistakes("[1]\nwho\nwh\xFF\n"), ElementsAre("3:not-utf8"));
}

TEST(Mistake, hasAColumnInCharacters)
{
    const Rulebook rulebook = bookOf("# 1 One\n\nÉté: [[2]].\n");
    const auto found =
        std::ranges::find(rulebook.mistakes, MistakeCode::UnknownTarget, &Mistake::code);
    ASSERT_NE(found, rulebook.mistakes.end());
    EXPECT_EQ(found->column, 6);
}

TEST(Mistake, hasAKeyOfItsOwn)
{
    std::set<std::string_view> keys;
    for (int i = 0; i < mistakeCodeCount; ++i) keys.insert(keyOf(static_cast<MistakeCode>(i)));
    EXPECT_EQ(keys.size(), static_cast<std::size_t>(mistakeCodeCount));
    EXPECT_EQ(keyOf(MistakeCode::BadEntry), "bad-entry");
}

} // namespace caboose::rulebook
