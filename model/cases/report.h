// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/case.h"
#include "model/cases/runner.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace caboose::cases {

/// What came of one case under one set of rulings.
struct RunResult {
    std::optional<rules::Edition> under;
    std::vector<std::string> with;
    std::optional<Difference> difference;
};

struct CaseResult {
    std::string file;
    std::string name;
    std::string title;
    int line = 0;
    std::vector<rules::Rule> rules; ///< the one in its name first
    std::vector<RunResult> runs;

    [[nodiscard]] bool hasPassed() const;
    /// Runs under several sets of rulings that expect something different of each.
    [[nodiscard]] bool comparesEditions() const { return runs.size() > 1; }
};

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

/// The conformance report: which rules and reasons have cases, and what came of them.
class Report {
public:
    /// Runs all cases of a file.
    void add(std::string_view file, std::string_view text);

    [[nodiscard]] const std::vector<CaseResult>& cases() const { return m_cases; }
    [[nodiscard]] const std::vector<FileMistake>& mistakes() const { return m_mistakes; }
    /// Nothing failed and everything could be read.
    [[nodiscard]] bool isClean() const;
    [[nodiscard]] int passed() const;
    [[nodiscard]] int failed() const { return static_cast<int>(m_cases.size()) - passed(); }
    [[nodiscard]] int runs() const;

    /// All rules with cases, and those that need one, in the order of the rulebook.
    [[nodiscard]] std::vector<RuleCoverage> coverage() const;
    [[nodiscard]] std::vector<rules::Rule> rulesWithoutCase() const;
    [[nodiscard]] std::vector<rules::Reason> reasonsWithoutCase() const;
    /// Names that several cases have.
    [[nodiscard]] std::vector<std::string> namesGivenTwice() const;

private:
    void noteReasons(const Run& run);

    std::vector<CaseResult> m_cases;
    std::vector<FileMistake> m_mistakes;
    std::set<rules::Reason> m_reasons;
};

} // namespace caboose::cases
