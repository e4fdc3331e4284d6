// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How cases are read: their shape, and what is wrong with them.

#include "model/cases/case.h"
#include "model/rules/core/rulings_catalogue.h"
#include "tests/model/cases/mistake_text.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <ctime>

namespace caboose::cases {

namespace {

using notation::Expected;
using notation::Problem;

CaseFile sound(std::string_view text)
{
    CaseFile file = readCases(text);
    for (const auto& mistake : file.mistakes) ADD_FAILURE() << test::textOf(mistake);
    return file;
}

struct Broken {
    std::string text;
    int line;
    int column;
    Problem problem;
    Expected expected;
    std::string found;
    std::string nearest;
};

std::vector<Broken> texts()
{
    using enum Expected;
    const Problem other = Problem::NotExpected;
    return {
        {"case ten a title", 1, 6, other, Rule, "ten", ""},
        {"case 7.1.1 a title", 1, 6, other, CaseNumber, "7.1.1", ""},
        {"case 10.1-1x a title", 1, 6, other, CaseNumber, "10.1-1x", ""},
        {"case 99.9-1 a title", 1, 6, other, Rule, "99.9-1", ""},
        {"case 10.1-01 x\nalso 77.7\nplay", 2, 6, other, Rule, "77.7", ""},
        {"case 10.1-01 x\ndeed belle shoot", 2, 12, other, Action, "shoot", "fire"},
        {"case 10.1-01 x\ndeed belle rob", 2, 12, other, Action, "rob", "robbery"},
        {"case 10.1-01 x\nbelle in dining\nplay", 2, 10, other, Place, "dining", "restaurant"},
        {"case 10.1-01 x\nbelle 5 bulets\nplay", 2, 9, other, This, "bulets", "bullets"},
        {"case 10.1-01 x\nallow doc", 2, 1, other, Statement, "allow", "allows"},
        {"case 10.1-01 x\nplay\nthen exactl", 3, 6, other, LineStart, "exactl", "exactly"},
        {"case 10.1-01 x\ndeed belle move\nrests on text", 3, 1, Problem::OutOfPlace, Statement,
         "rests", ""},
        {"case 1.2.3.4-01 a title", 1, 6, other, Rule, "1.2.3.4-01", ""},
        {"case 10.1-01 x\nalso 1.2.3.4\nplay", 2, 6, other, Rule, "1.2.3.4", ""},
        {"belle in salon\ncase 10.1-01 x\ndeed belle move", 1, 10, other, Place, "salon", "saloon"},
        {"case 10.1-01 x\ndeed bell move", 2, 6, other, Character, "bell", "belle"},
        {"case 10.1-01 x\ndeed shotgun move", 2, 6, other, Character, "shotgun", ""},
        {"case 10.1-01 x\ndeed belle mvoe", 2, 12, other, Action, "mvoe", "move"},
        {"case 10.1-01 x\ndeed belle bullet", 2, 12, other, Action, "bullet", ""},
        {"case 10.1-01 x\ndeed belle fire at saloon", 2, 20, other, Pawn, "saloon", ""},
        {"case 10.1-01 x\ndeed belle move\nalows saloon", 3, 1, other, Statement, "alows",
         "allows"},
        {"case 10.1-01 x\ndeed belle move\nallows", 3, 7, other, Choice, "", ""},
        {"case 10.1-01 x\ndeed belle move\nrefuses doc: sightblocked", 3, 14, other, Reason,
         "sightblocked", "sight-blocked"},
        {"case 10.1-01 x\ndeed belle move\nrefuses doc: too-far x", 3, 22, other, Argument, "x",
         ""},
        {"case 10.1-01 x\ndeed belle move\nhappens pawn-mvoed", 3, 9, other, What, "pawn-mvoed",
         "pawn-moved"},
        {"case 10.1-01 x\ndeed belle move\nasks moveto", 3, 6, other, Ask, "moveto", "move-to"},
        {"case 10.1-01 x\nfaults nothing", 2, 8, other, Fault, "nothing", ""},
        {"case 10.1-01 x\ndeed belle move\ndoc in saloon", 3, 1, Problem::OutOfPlace, Statement,
         "doc", ""},
        {"case 10.1-01 x\nrests on braking-moves", 2, 1, Problem::OutOfPlace, Statement, "rests",
         ""},
        {"case 9.1-01 x\nadjacent saloon: achievement", 2, 18, Problem::OutOfPlace, Place,
         "achievement", ""},
        {"case 9.1-01 x\nsight departed saloon: allowed", 2, 7, Problem::OutOfPlace, Place,
         "departed", ""},
        {"case 10.1-01 x\nunder official-2015\nplay", 2, 7, other, Edition, "official-2015",
         "official-2016"},
        {"case 10.1-01 x\nplay\nthen belle in luggagge", 3, 15, other, Place, "luggagge",
         "luggage"},
        {"case 10.1-01 x\nplay\nthen\n  doc hand move", 4, 7, Problem::NotSeated, CardOfSeat,
         "hand", ""},
    };
}

} // namespace

TEST(CaseLanguage, mistakesAreFoundWhereTheyStand)
{
    for (const Broken& broken : texts()) {
        SCOPED_TRACE(broken.text);
        const CaseFile file = readCases(broken.text);
        ASSERT_EQ(file.mistakes.size(), 1U);
        const auto& found = file.mistakes.front();
        EXPECT_EQ(found.line, broken.line) << test::textOf(found);
        EXPECT_EQ(found.column, broken.column);
        EXPECT_EQ(found.problem, broken.problem);
        EXPECT_EQ(found.expected, broken.expected) << test::textOf(found);
        EXPECT_EQ(found.found, broken.found);
        EXPECT_EQ(found.nearest, broken.nearest);
        EXPECT_TRUE(file.cases.empty());
    }
}

TEST(CaseLanguage, aCaseHasANumberATitleAndItsRules)
{
    const CaseFile file = sound("case 10.5.1-07 Belle's Fall # remark\nalso 12.1 9\nplay\n");
    ASSERT_EQ(file.cases.size(), 1U);
    const Case& c = file.cases.front();
    EXPECT_EQ(c.name, "10.5.1-07");
    EXPECT_EQ(c.title, "Belle's Fall");
    EXPECT_EQ(c.rule, (rules::Rule{10, 5, 1}));
    EXPECT_EQ(c.also, (std::vector{rules::Rule{12, 1, 0}, rules::Rule{9, 0, 0}}));
    EXPECT_EQ(c.runs.size(), 1U);
}

TEST(CaseLanguage, sharedLinesHoldForAllCasesAndMayBeSaidAgain)
{
    const CaseFile file =
        sound("train locomotive saloon\nbelle in saloon; 3 bullets\n"
              "saloon holds 2 purses\n"
              "case 10.1-01 one\nplay\n"
              "case 10.1-02 two\nbelle in locomotive\nsaloon holds jewel\nplay\n");
    ASSERT_EQ(file.cases.size(), 2U);
    using namespace rules;
    const Table& one = file.cases[0].runs[0].start.table;
    const Table& two = file.cases[1].runs[0].start.table;
    EXPECT_EQ(one.where(Pawn::Belle), inside(Car::Saloon));
    EXPECT_EQ(one.loot.count(inside(Car::Saloon), LootKind::Purse), 2);
    EXPECT_EQ(two.where(Pawn::Belle), inside(Car::Locomotive));
    EXPECT_EQ(two.sheet(Pawn::Belle).bulletsLeft, 3);
    EXPECT_EQ(two.loot.count(inside(Car::Saloon), LootKind::Purse), 0);
}

TEST(CaseLanguage, underRunsTheCaseForEachEdition)
{
    const CaseFile file = sound("case 10.6-01 x\nseats belle\nplay\n"
                                "under official-2016, official-2014-fr\n  asks nothing\n"
                                "under combined-2.1 with braking-moves bandits\n"
                                "  belle 2 bullets\n  asks nothing\n  score belle 0\n");
    ASSERT_EQ(file.cases.size(), 1U);
    const auto& runs = file.cases.front().runs;
    ASSERT_EQ(runs.size(), 3U);
    using namespace rules;
    EXPECT_EQ(runs[0].under, Edition::Official2016);
    EXPECT_EQ(runs[1].under, Edition::Official2014);
    EXPECT_TRUE(runs[1].start.table.rulings == preset(Edition::Official2014));
    EXPECT_EQ(runs[1].statements.size(), 2U);
    EXPECT_EQ(runs[2].statements.size(), 3U);
    EXPECT_TRUE(runs[2].start.table.rulings.is(BrakingMoves::Bandits));
    EXPECT_EQ(runs[2].with, std::vector<std::string>{"braking-moves bandits"});
    EXPECT_EQ(runs[2].start.table.sheet(Pawn::Belle).bulletsLeft, 2);
    EXPECT_EQ(runs[0].start.table.sheet(Pawn::Belle).bulletsLeft, 6);
}

TEST(CaseLanguage, mistakesComeInTheOrderOfTheirLines)
{
    const CaseFile file = readCases("case 10.1-01 x\nbelle in salon\ndeed belle mvoe\n"
                                    "case 10.1-02 y\ndoc in salon\nplya\n");
    std::vector<int> lines;
    for (const auto& mistake : file.mistakes) lines.push_back(mistake.line);
    EXPECT_EQ(lines, (std::vector{2, 3, 5, 6}));
}

/// Read once with each case, that would be forty million lines.
TEST(CaseLanguage, manyCasesMayShareManyLines)
{
    std::string text;
    for (int n = 0; n < 10'000; ++n) text += "keeps decks\n";
    for (int n = 0; n < 4'000; ++n) text += "case 10.1-" + std::to_string(n) + " x\nplay\n";
    const std::clock_t start = std::clock();
    EXPECT_EQ(sound(text).cases.size(), 4'000U);
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    EXPECT_LT(seconds, 1.5);
}

TEST(CaseLanguage, aCaseIsNotRunEndlessly)
{
    std::string text = "case 10.1-01 x\nplay\n";
    for (int n = 0; n < 33; ++n) text += "under combined-2.1\n";
    const CaseFile file = readCases(text);
    ASSERT_EQ(file.mistakes.size(), 1U);
    EXPECT_EQ(file.mistakes.front().problem, Problem::TooMany);
    EXPECT_EQ(file.mistakes.front().highest, 32);
    EXPECT_EQ(file.mistakes.front().line, 35);
    EXPECT_TRUE(file.cases.empty());
}

TEST(CaseLanguage, onlyTheCaseWithTheMistakeIsLeftOut)
{
    const CaseFile file = readCases("case 10.1-01 x\nplay\ncase 10.1-02 y\nplya\n"
                                    "case 10.1-03 z\nplay\n");
    EXPECT_EQ(file.mistakes.size(), 1U);
    ASSERT_EQ(file.cases.size(), 2U);
    EXPECT_EQ(file.cases[1].name, "10.1-03");
}

} // namespace caboose::cases
