// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/cases/case.h"
#include "model/cases/report.h"
#include "model/cases/runner.h"
#include "model/rules/02_components/manifests/manifest.h"
#include "model/rules/02_components/marshal_bullets.h"
#include "model/rules/05_sequence/steps.h"
#include "model/rules/06_round_cards/turns.h"
#include "model/rules/07_events/events.h"
#include "model/rules/10_actions/action_row.h"
#include "model/rules/13_bandits/powers.h"
#include "model/rules/14_player_marshal/1_goals.h"
#include "model/rules/15_hostages/hostages.h"
#include "model/rules/16_bots/bot_row.h"
#include "model/rules/core/names.h"
#include "model/rules/core/rulings_catalogue.h"
#include "tests/model/cases/mistake_text.h"
#include "tests/source_dir.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
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

namespace {

/// Everything there is of a kind, but what is not refereed yet: content_test.cpp asks for the rule
/// of that.
template <typename E>
void expectAll(const std::set<E>& found, int first, int last, bool (*isWritten)(E))
{
    for (int i = first; i < last; ++i) {
        const auto one = static_cast<E>(i);
        const bool isThere = found.contains(one) || !isWritten(one);
        EXPECT_TRUE(isThere) << "no case for " << rules::keyOf(one);
    }
}

template <typename E>
bool always(E /*one*/)
{
    return true;
}

bool isActionWritten(rules::CardKind kind)
{
    return rules::actionRow(kind)->isRefereed();
}

/// The rules of everything that is in the boxes and refereed.
std::vector<rules::Rule> rulesOfContent()
{
    using namespace rules;
    std::vector<Rule> all;
    for (int i = 0; i < stepCount; ++i) all.push_back(rowOf(static_cast<Step>(i)).rule);
    for (int i = 1; i < eventCount; ++i) {
        if (isRefereed(static_cast<Event>(i))) all.push_back(ruleOf(static_cast<Event>(i)));
    }
    for (int i = 0; i < index(CardKind::Bullet); ++i) {
        const ActionRow* row = actionRow(static_cast<CardKind>(i));
        if (row->isRefereed()) all.push_back(row->rule);
    }
    for (int i = 0; i < turnKindCount; ++i) {
        if (isRefereed(static_cast<Turn>(i))) all.push_back(ruleOf(static_cast<Turn>(i)));
    }
    for (std::size_t i = 0; i < powerCount; ++i) all.push_back(ruleOf(static_cast<Power>(i)));
    for (int i = 1; i <= hostageCount; ++i) all.push_back(ruleOf(static_cast<Hostage>(i)));
    for (int i = 1; i <= index(Goal::FirstWarrant); ++i) all.push_back(ruleOf(goalAt(i)));
    for (std::uint8_t i = 1; i < marshalBulletCount; ++i) all.push_back({14, 2, i});
    for (int i = 0; i < moduleCount; ++i) {
        const Manifest& manifest = manifestOf(static_cast<Module>(i));
        if (manifest.missing.isNone()) all.push_back(manifest.rule);
    }
    for (int i = 0; i < banditCount; ++i) {
        const BotRow* row = botRow(pawnAt(i));
        if (row != nullptr && row->isRefereed()) all.push_back(row->rule);
    }
    return all;
}

} // namespace

TEST(CaseSuite, hasACaseForTheRuleOfEverythingThatIsRefereed)
{
    const Report report = wholeReport();
    std::set<rules::Rule> covered;
    for (const RuleCoverage& coverage : report.coverage()) {
        if (coverage.passed > 0) covered.insert(coverage.rule);
    }
    for (const rules::Rule rule : rulesOfContent()) {
        EXPECT_TRUE(covered.contains(rule)) << "no case for " << rules::toString(rule);
    }
}

TEST(CaseSuite, asksEveryKindOfQuestionAndTellsEveryKindOfHappening)
{
    const Report report = wholeReport();
    const ContentInCases& content = report.content();
    expectAll(content.questions, 0, rules::questionKindCount, always<rules::QuestionKind>);
    expectAll(content.happenings, 0, rules::happeningKindCount, always<rules::HappeningKind>);
}

TEST(CaseSuite, playsEveryStepAndEventAndActionThatIsRefereed)
{
    const Report report = wholeReport();
    const ContentInCases& content = report.content();
    expectAll(content.steps, 0, rules::stepCount, always<rules::Step>);
    expectAll(content.events, 1, rules::eventCount, rules::isRefereed);
    expectAll(content.actions, 0, rules::index(rules::CardKind::Bullet), isActionWritten);
}

} // namespace caboose::cases
