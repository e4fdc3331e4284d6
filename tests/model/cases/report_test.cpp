// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The conformance report.

#include "model/cases/report.h"
#include "model/cases/rule_list.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace caboose::cases {

namespace {

constexpr std::string_view suite = "train locomotive first-class saloon\n"
                                   "doc in saloon\n"
                                   "tuco in first-class\n"
                                   "case 10.6-01 passes\nalso 11.1\n"
                                   "deed doc fire\nhappens bullet-given doc tuco\n"
                                   "case 10.6-02 fails\ntuco out\n"
                                   "deed doc fire\nhappens bullet-given doc tuco\n"
                                   "case 10.6-03 compares\n"
                                   "deed doc fire\n"
                                   "under official-2016\nhappens bullet-given\n"
                                   "under combined-2.1\nhappens not bullet-given\n"
                                   "case 10.6-04 has a reason\ntuco out\n"
                                   "deed doc fire\nnothing happens: no-target\n";

const RuleCoverage* find(const std::vector<RuleCoverage>& all, rules::Rule rule)
{
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const RuleCoverage& c) { return c.rule == rule; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace

TEST(Report, countsCasesByRule)
{
    Report report;
    report.add("suite.case", suite);
    EXPECT_EQ(report.cases().size(), 4U);
    EXPECT_EQ(report.runs(), 5);
    EXPECT_EQ(report.passed(), 2);
    EXPECT_EQ(report.failed(), 2);
    EXPECT_FALSE(report.isClean());
    const auto coverage = report.coverage();
    const RuleCoverage* fire = find(coverage, {10, 6, 0});
    ASSERT_NE(fire, nullptr);
    EXPECT_EQ(fire->passed, 2);
    EXPECT_EQ(fire->failed, 2);
    const RuleCoverage* sight = find(coverage, {11, 1, 0});
    ASSERT_NE(sight, nullptr);
    EXPECT_EQ(sight->passed, 1);
}

TEST(Report, saysWhatFailedAndUnderWhichEdition)
{
    Report report;
    report.add("suite.case", suite);
    const CaseResult& compared = report.cases()[2];
    EXPECT_TRUE(compared.comparesEditions());
    EXPECT_FALSE(compared.runs[0].difference.has_value());
    ASSERT_TRUE(compared.runs[1].difference.has_value());
    EXPECT_EQ(compared.runs[1].difference->mismatch, Mismatch::HappenedToo);
    EXPECT_EQ(compared.runs[1].difference->line, 17);
    EXPECT_EQ(compared.runs[1].under, rules::Edition::Combined21);
}

TEST(Report, namesRulesAndReasonsWithoutACase)
{
    Report report;
    report.add("suite.case", suite);
    const auto rules = report.rulesWithoutCase();
    EXPECT_EQ(std::count(rules.begin(), rules.end(), rules::Rule{10, 6, 0}), 0);
    EXPECT_EQ(std::count(rules.begin(), rules.end(), rules::Rule{10, 5, 0}), 1);
    EXPECT_EQ(rules.size(), rulesInNeedOfCases().size() - 2);
    const auto reasons = report.reasonsWithoutCase();
    EXPECT_EQ(std::count(reasons.begin(), reasons.end(), rules::Reason::NoTarget), 0);
    EXPECT_EQ(std::count(reasons.begin(), reasons.end(), rules::Reason::SightBlocked), 1);
    EXPECT_EQ(std::count(reasons.begin(), reasons.end(), rules::Reason::None), 0);
}

TEST(Report, mistakesAndNamesGivenTwiceAreTold)
{
    Report report;
    report.add("one.case", "case 10.6-01 x\nplya\ncase 10.6-02 x\nplan\n");
    report.add("two.case", "case 10.6-02 x\nplan\n");
    ASSERT_EQ(report.mistakes().size(), 1U);
    EXPECT_EQ(report.mistakes().front().file, "one.case");
    EXPECT_EQ(report.mistakes().front().mistake.line, 2);
    EXPECT_EQ(report.namesGivenTwice(), std::vector<std::string>{"10.6-02"});
    EXPECT_FALSE(report.isClean());
}

TEST(RuleList, isInOrderAndNamesEachRuleOnce)
{
    const auto list = rulesInNeedOfCases();
    EXPECT_TRUE(std::is_sorted(list.begin(), list.end()));
    EXPECT_EQ(std::adjacent_find(list.begin(), list.end()), list.end());
    EXPECT_GT(list.size(), 90U);
}

} // namespace caboose::cases
