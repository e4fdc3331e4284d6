// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/laws.h"
#include "tests/source_dir.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>

namespace caboose::architecture {

void PrintTo(const Law& law, std::ostream* out)
{
    *out << law.name;
}

namespace {

const Tree& repository()
{
    static const Tree tree = readTree(CABOOSE_SOURCE_DIR);
    return tree;
}

std::string place(const Finding& finding)
{
    return finding.path + ":" + std::to_string(finding.line);
}

std::vector<std::string> places(const std::vector<Finding>& findings)
{
    std::vector<std::string> found;
    std::transform(findings.begin(), findings.end(), std::back_inserter(found), place);
    return found;
}

std::string testName(const testing::TestParamInfo<Law>& info)
{
    std::string name(info.param.name);
    std::replace_if(
        name.begin(), name.end(),
        [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; }, '_');
    return name;
}

class House : public testing::TestWithParam<Law> {};

} // namespace

TEST_P(House, keepsTheLaw)
{
    std::string report;
    for (const Finding& finding : GetParam().check(repository())) {
        report += place(finding) + ": " + finding.what + "\n";
    }
    EXPECT_TRUE(report.empty()) << report << "The law: " << GetParam().name
                                << "\nWhat to do: " << GetParam().advice;
}

TEST_P(House, lawCatchesWhatItShould)
{
    for (const Example& example : GetParam().examples) {
        EXPECT_EQ(places(GetParam().check(treeOf(example.files))), example.caught) << example.what;
    }
}

TEST_P(House, lawHasExamplesOfBothKinds)
{
    const auto isSound = [](const Example& example) { return example.caught.empty(); };
    const std::vector<Example>& examples = GetParam().examples;
    EXPECT_TRUE(std::any_of(examples.begin(), examples.end(), isSound));
    EXPECT_FALSE(std::all_of(examples.begin(), examples.end(), isSound));
}

INSTANTIATE_TEST_SUITE_P(Laws, House, testing::ValuesIn(allLaws()), testName);

TEST(Repository, isRead)
{
    EXPECT_NE(repository().find("CMakeLists.txt"), nullptr);
    EXPECT_NE(repository().find("tests/architecture/architecture_test.cpp"), nullptr);
    EXPECT_EQ(repository().find("tests/architecture/no_such_file.cpp"), nullptr);
}

TEST(CppText, tellsCodeFromCommentsAndLiterals)
{
    const CppText parts = takeApart("int a = 1'000; // no \"literal\"\n"
                                    "f('\"', \"a \\\" b\", R\"x(raw \" )\" )x\"); /* two\n"
                                    "lines */ g();\n");
    ASSERT_EQ(parts.literals.size(), 2U);
    EXPECT_EQ(parts.literals[0].value, "a \\\" b");
    EXPECT_EQ(parts.literals[0].line, 2);
    EXPECT_EQ(parts.literals[1].value, "raw \" )\" ");
    ASSERT_EQ(parts.comments.size(), 3U);
    EXPECT_EQ(parts.comments[0].value, " no \"literal\"");
    EXPECT_EQ(parts.comments[2].line, 3);
    EXPECT_EQ(parts.code, "int a = 1'000;                \n"
                          "f(' ', \"      \", R\"             \");       \n"
                          "         g();\n");
}

TEST(CMakeText, readsCalls)
{
    const std::vector<CMakeCall> calls = callsIn("# a(b)\nadd_library(x STATIC # why\n"
                                                 "    \"a b.cpp\")\nif(NOT (A OR B))\nendif()\n");
    ASSERT_EQ(calls.size(), 3U);
    EXPECT_EQ(calls[0].name, "add_library");
    ASSERT_EQ(calls[0].arguments.size(), 3U);
    EXPECT_EQ(calls[0].arguments[2].text, "a b.cpp");
    EXPECT_EQ(calls[0].arguments[2].line, 3);
    EXPECT_EQ(calls[1].arguments.size(), 4U);
    EXPECT_EQ(calls[2].name, "endif");
}

} // namespace caboose::architecture
