// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/case.h"
#include "model/cases/content_in_cases.h"
#include "model/cases/runner.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace caboose::cases {

/// What came of one case under one set of rulings.
struct RunResult {
    std::optional<rules::Edition> under;
    std::vector<std::string> with;
    std::optional<Difference> difference; ///< nothing: as expected
};

/// What came of one case under all its sets of rulings.
struct CaseResult {
    std::string file;
    std::string name;
    std::string title;
    int line = 0;
    std::vector<rules::Rule> rules; ///< the one in its name first
    std::vector<RunResult> runs;

    /// Under all of them.
    [[nodiscard]] bool hasPassed() const;
    /// Runs under several sets of rulings that expect something different of each.
    [[nodiscard]] bool comparesEditions() const { return runs.size() > 1; }
};

/// What can't be read, and in which file.
struct FileMistake {
    std::string file;
    notation::Mistake mistake;
};

/// One rule with its cases.
struct RuleCoverage {
    rules::Rule rule;
    int passed = 0;
    int failed = 0;
};

/// The conformance report: which rules and reasons have cases, and what came of them. Filled by
/// `caboose cases` and by the test of the suite, which print what they want of it.
class Report {
public:
    /// Runs all cases of a file. The name is only passed on. Cases that can't be read are mistakes,
    /// and are not run.
    void add(std::string_view file, std::string_view text);

    [[nodiscard]] const std::vector<CaseResult>& cases() const { return m_cases; }
    [[nodiscard]] const std::vector<FileMistake>& mistakes() const { return m_mistakes; }
    /// Nothing failed and everything could be read.
    [[nodiscard]] bool isClean() const;
    /// Cases, however many runs they have.
    [[nodiscard]] int passed() const;
    [[nodiscard]] int failed() const { return static_cast<int>(m_cases.size()) - passed(); }
    [[nodiscard]] int runs() const;

    /// All rules with cases, and those that need one, in the order of the rulebook. A case counts
    /// for each rule that it names.
    [[nodiscard]] std::vector<RuleCoverage> coverage() const;
    /// Of the rules that need a case (rule_list.h).
    [[nodiscard]] std::vector<rules::Rule> rulesWithoutCase() const;
    /// That no line of a case expects.
    [[nodiscard]] std::vector<rules::Reason> reasonsWithoutCase() const;
    /// What its cases speak of.
    [[nodiscard]] const ContentInCases& content() const { return m_content; }
    /// Names that several cases have.
    [[nodiscard]] std::vector<std::string> namesGivenTwice() const;

private:
    std::vector<CaseResult> m_cases;
    std::vector<FileMistake> m_mistakes;
    ContentInCases m_content;
};

} // namespace caboose::cases
