// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/cases/case.h"
#include "model/cases/report.h"
#include "model/cases/runner.h"
#include "model/rules/core/rulings_catalogue.h"
#include "tests/model/cases/mistake_text.h"
#include "tests/source_dir.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <vector>

namespace caboose::cases {

namespace {

namespace fs = std::filesystem;

const fs::path folder = fs::path(CABOOSE_SOURCE_DIR) / "tests" / "cases";

std::vector<fs::path> caseFiles()
{
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.path().extension() == ".case") files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

std::string textOf(const fs::path& path)
{
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return text.str();
}

CaseFile readFile(const fs::path& path)
{
    return readCases(textOf(path));
}

std::string testName(const testing::TestParamInfo<fs::path>& info)
{
    std::string name = fs::relative(info.param, folder).replace_extension().string();
    for (char& c : name) {
        if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
    }
    return name;
}

std::string nameOf(const Case& c, const Run& run)
{
    std::string name = c.name + ' ' + c.title;
    if (run.under) name += " [" + std::string(rules::keyOf(*run.under)) + ']';
    return name;
}

void expectToHold(const Case& c, const fs::path& path)
{
    for (const Run& run : c.runs) {
        const auto difference = play(run);
        if (!difference) continue;
        ADD_FAILURE_AT(path.c_str(), difference->line)
            << nameOf(c, run) << "\n  mismatch " << static_cast<int>(difference->mismatch)
            << "\n  expected: " << difference->expected << "\n  found:    " << difference->found;
    }
}

class CaseFileTest : public testing::TestWithParam<fs::path> {};

} // namespace

/// Runs every case of one file.
TEST_P(CaseFileTest, holds)
{
    const CaseFile file = readFile(GetParam());
    for (const auto& mistake : file.mistakes) {
        ADD_FAILURE_AT(GetParam().c_str(), mistake.line) << test::textOf(mistake);
    }
    EXPECT_FALSE(file.cases.empty());
    for (const Case& c : file.cases) expectToHold(c, GetParam());
}

INSTANTIATE_TEST_SUITE_P(All, CaseFileTest, testing::ValuesIn(caseFiles()), testName);

namespace {

Report wholeReport()
{
    Report report;
    for (const fs::path& path : caseFiles()) report.add(path.filename().string(), textOf(path));
    return report;
}

} // namespace

TEST(CaseSuite, namesEachCaseOnce)
{
    for (const std::string& name : wholeReport().namesGivenTwice()) ADD_FAILURE() << name;
}

TEST(CaseSuite, hasACaseForEveryRuleOfTheBaseBox)
{
    for (const rules::Rule rule : wholeReport().rulesWithoutCase()) {
        ADD_FAILURE() << "no case for " << rules::toString(rule);
    }
}

TEST(CaseSuite, expectsEveryReasonSomewhere)
{
    for (const rules::Reason reason : wholeReport().reasonsWithoutCase()) {
        ADD_FAILURE() << "no case expects " << rules::keyOf(reason);
    }
}

} // namespace caboose::cases
