// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/report.h"

#include "model/cases/rule_list.h"

#include <algorithm>
#include <map>

namespace caboose::cases {

using namespace rules;

bool CaseResult::hasPassed() const
{
    return std::none_of(runs.begin(), runs.end(),
                        [](const RunResult& run) { return run.difference.has_value(); });
}

void Report::add(std::string_view file, std::string_view text)
{
    const CaseFile read = readCases(text);
    for (const notation::Mistake& mistake : read.mistakes) {
        m_mistakes.push_back({std::string(file), mistake});
    }
    for (const Case& c : read.cases) {
        CaseResult result{std::string(file), c.name, c.title, c.line, {c.rule}, {}};
        result.rules.insert(result.rules.end(), c.also.begin(), c.also.end());
        for (const Run& run : c.runs) {
            result.runs.push_back({run.under, run.with, play(run)});
            m_content.add(run);
        }
        m_cases.push_back(std::move(result));
    }
}

bool Report::isClean() const
{
    return m_mistakes.empty() && failed() == 0;
}

int Report::passed() const
{
    return static_cast<int>(std::count_if(m_cases.begin(), m_cases.end(),
                                          [](const CaseResult& c) { return c.hasPassed(); }));
}

int Report::runs() const
{
    int sum = 0;
    for (const CaseResult& c : m_cases) sum += static_cast<int>(c.runs.size());
    return sum;
}

std::vector<RuleCoverage> Report::coverage() const
{
    std::map<Rule, RuleCoverage> found;
    for (const Rule rule : rulesInNeedOfCases()) found[rule].rule = rule;
    for (const CaseResult& c : m_cases) {
        for (const Rule rule : c.rules) {
            RuleCoverage& coverage = found[rule];
            coverage.rule = rule;
            ++(c.hasPassed() ? coverage.passed : coverage.failed);
        }
    }
    std::vector<RuleCoverage> all;
    all.reserve(found.size());
    for (const auto& [rule, coverage] : found) all.push_back(coverage);
    return all;
}

std::vector<Rule> Report::rulesWithoutCase() const
{
    std::vector<Rule> missing;
    for (const RuleCoverage& c : coverage()) {
        if (c.passed + c.failed == 0) missing.push_back(c.rule);
    }
    return missing;
}

std::vector<Reason> Report::reasonsWithoutCase() const
{
    std::vector<Reason> missing;
    for (int i = static_cast<int>(Reason::None) + 1; i < reasonCount; ++i) {
        const auto reason = static_cast<Reason>(i);
        if (!m_content.reasons.contains(reason)) missing.push_back(reason);
    }
    return missing;
}

std::vector<std::string> Report::namesGivenTwice() const
{
    std::map<std::string, int> counts;
    for (const CaseResult& c : m_cases) ++counts[c.name];
    std::vector<std::string> twice;
    for (const auto& [name, count] : counts) {
        if (count > 1) twice.push_back(name);
    }
    return twice;
}

} // namespace caboose::cases
