// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/golden.h"
#include "tests/support/line_diff.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

namespace caboose::test {

namespace {

using testing::HasSubstr;

class Golden : public testing::Test {
protected:
    void SetUp() override
    {
        const auto* test = testing::UnitTest::GetInstance()->current_test_info();
        file = std::filesystem::path(testing::TempDir()) /
               (std::string("caboose_golden_") + test->name() + ".txt");
        std::filesystem::remove(file);
        unsetenv("UPDATE_GOLDEN");
    }

    void TearDown() override { std::filesystem::remove(file); }

    std::filesystem::path file;
};

} // namespace

TEST(LineDiff, saysNothingOfEqualTexts)
{
    EXPECT_EQ(lineDiff("", ""), "");
    EXPECT_EQ(lineDiff("a\nb\n", "a\nb\n"), "");
}

TEST(LineDiff, showsWhatChangedAndTwoLinesAround)
{
    EXPECT_EQ(lineDiff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\nfour\n5\n6\n7\n8\n9\n10\n"),
              " 2\n 3\n-4\n+four\n 5\n 6\n...\n 8\n 9\n+10\n");
}

TEST(LineDiff, showsAddedAndMissingLines)
{
    EXPECT_EQ(lineDiff("a\nb\n", "a\n"), " a\n-b\n");
    EXPECT_EQ(lineDiff("", "a\n"), "+a\n");
}

TEST(LineDiff, seesAMissingLineBreak)
{
    EXPECT_EQ(lineDiff("a\n", "a"), "-a\n+a\n\\ no line break at the end\n");
}

TEST_F(Golden, missingFileIsADifference)
{
    EXPECT_THAT(differenceFromFile(file, "a\n"), HasSubstr("there is no"));
    EXPECT_FALSE(std::filesystem::exists(file));
}

TEST_F(Golden, comparesWithTheFile)
{
    std::ofstream(file) << "a\nb\n";
    EXPECT_EQ(differenceFromFile(file, "a\nb\n"), "");
    EXPECT_THAT(differenceFromFile(file, "a\nc\n"), HasSubstr(" a\n-b\n+c\n"));
}

TEST_F(Golden, writesTheFileOnlyWhenAsked)
{
    setenv("UPDATE_GOLDEN", "1", 1);
    EXPECT_EQ(differenceFromFile(file, "new\n"), "");
    unsetenv("UPDATE_GOLDEN");
    EXPECT_EQ(differenceFromFile(file, "new\n"), "");
}

} // namespace caboose::test
