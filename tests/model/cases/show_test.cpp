// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a case did, told in the words of the cases.

#include "model/cases/show.h"

#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace caboose::cases {

namespace {

std::vector<std::string> linesOf(std::string_view text)
{
    const CaseFile file = readCases(text);
    if (file.cases.size() != 1) {
        ADD_FAILURE() << "not one case";
        return {};
    }
    return shown(file.cases.front().runs.front());
}

bool contains(const std::vector<std::string>& lines, std::string_view line)
{
    return std::find(lines.begin(), lines.end(), line) != lines.end();
}

} // namespace

TEST(Show, tellsWhatHappensAndWhatTheTableLooksLikeThen)
{
    const auto lines = linesOf("train locomotive saloon\ndoc in saloon\nbelle in locomotive\n"
                               "case 10.2-1 x\ndeed doc floor-change\n");
    EXPECT_TRUE(contains(lines, "verdict allowed saloon-roof 10.2"));
    EXPECT_TRUE(contains(lines, "happens pawn-moved doc from saloon to saloon-roof 10.2"));
    EXPECT_TRUE(contains(lines, "then doc on saloon-roof"));
}

TEST(Show, tellsWhatIsAskedWithEachVerdict)
{
    const auto lines = linesOf("train locomotive saloon luggage\ndoc in saloon\n"
                               "case 10.1-1 x\ndeed doc move\n");
    EXPECT_TRUE(contains(lines, "asks move-to of doc 10.1"));
    EXPECT_TRUE(contains(lines, "  allows to luggage"));
    EXPECT_TRUE(contains(lines, "  refuses to saloon: cannot-stay saloon 10.1"));
}

TEST(Show, tellsWhereTheRulesDontGoOn)
{
    const auto lines = linesOf("train locomotive saloon\nseats belle doc\nround 1\n"
                               "round-deck station\nstep draw-round-card\n"
                               "case 5.1.1-1 x\nplay\n");
    EXPECT_TRUE(contains(lines, "stuck round-card of nobody 5.1.1"));
}

} // namespace caboose::cases
