// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The referee's word, written down as a case: it can be read, and it passes.

#include "model/cases/case.h"
#include "model/cases/runner.h"
#include "model/cases/written_case.h"
#include "model/notation/notation.h"
#include "model/rules/04_set_up/plan.h"
#include "model/rules/core/names.h"
#include "model/rules/playout/playout.h"
#include "model/rules/playout/random_player.h"
#include "tests/model/cases/mistake_text.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <array>

namespace caboose::cases {

using namespace rules;

namespace {

constexpr std::string_view shootOut = "Train locomotive saloon luggage\n"
                                      "belle in saloon   # in the doorway\n"
                                      "doc in luggage\n"
                                      "tuco in luggage\n";

std::string textWith(std::string_view asked)
{
    return std::string(shootOut) + std::string(asked) + '\n';
}

void expectToPass(const std::string& text)
{
    const CaseFile file = readCases(text);
    for (const auto& mistake : file.mistakes)
        ADD_FAILURE() << test::textOf(mistake) << '\n' << text;
    ASSERT_EQ(file.cases.size(), 1U) << text;
    for (const Run& run : file.cases.front().runs) {
        const auto difference = play(run);
        EXPECT_FALSE(difference.has_value())
            << "line " << difference->line << ", expected: " << difference->expected
            << ", found: " << difference->found << '\n'
            << text;
    }
}

/// The beat itself, its event, and some action of somebody.
void expectToPassAt(const Position& position, Random& random)
{
    const std::string text = notation::write(position);
    expectToPass(caseFrom(text, {}, "as it stands"));
    constexpr std::array actions{"move",    "floor-change", "punch", "fire",
                                 "robbery", "marshal",      "nudge", "brilliant-idea"};
    const std::string action = actions[random.below(actions.size())];
    const auto& seats = position.table.seats;
    const Pawn who = seats[random.below(static_cast<std::uint32_t>(seats.size()))].characters[0];
    const std::string deed = "judge " + std::string(keyOf(who)) + ' ' + action + '\n';
    expectToPass(caseFrom(text + deed, {}, "what may be done"));
    constexpr std::array events{"braking", "swivel-arm", "take-it-all", "pickpocketing"};
    const std::string event = events[random.below(events.size())];
    const std::string withoutAnswers = notation::write(position.table);
    expectToPass(caseFrom(withoutAnswers + "event " + event + '\n', {}, "what happens"));
}

void followGame(const Plan& plan, std::uint64_t seed)
{
    Table table = tableFor(plan);
    RandomPlayer player(seed);
    Random random(seed);
    while (table.progress.step != Step::GameOver) {
        Position position{table, {}};
        const Outcome outcome = resolve(table, {});
        if (outcome.settled == BeatStatus::Open) {
            position.answers.push_back(*player.answer(outcome.table, *outcome.question));
        }
        // Each position of a game would be told four hundred times over.
        if (random.below(8) == 0) expectToPassAt(position, random);
        if (testing::Test::HasFailure()) return;
        playBeat(table, player);
    }
}

} // namespace

TEST(WrittenCase, aJudgementIsToldWithItsReasonsAndAllOptions)
{
    EXPECT_EQ(caseFrom(textWith("  judge belle fire"), {}, "May she?"),
              "case 10.6-0 May she?\n"
              "train locomotive saloon luggage\n"
              "belle in saloon   # in the doorway\n"
              "doc in luggage\n"
              "tuco in luggage\n"
              "judge belle fire\n"
              "  verdict allowed: 10.6\n"
              "  asks fire-at of belle 10.6\n"
              "  allows only doc, tuco: 10.6\n");
}

TEST(WrittenCase, aDeedIsAskedAboutAndNotDone)
{
    const std::string text = caseFrom(textWith("deed belle fire at belle"), {}, "x");
    EXPECT_NE(text.find("\njudge belle fire at belle\n  verdict refused: oneself"),
              std::string::npos)
        << text;
    expectToPass(text);
}

TEST(WrittenCase, editionsHaveASectionEach)
{
    constexpr std::array editions{Edition::Official2016, Edition::Combined21};
    const std::string text = caseFrom(textWith("judge belle fire at doc"), editions, "Both");
    EXPECT_NE(text.find("under official-2016\n  verdict"), std::string::npos) << text;
    EXPECT_NE(text.find("under combined-2.1\n  verdict"), std::string::npos) << text;
    expectToPass(text);
}

TEST(WrittenCase, anAnswerThatIsNotAcceptedIsRejectedInTheCaseToo)
{
    const std::string text = caseFrom("train locomotive saloon luggage\n"
                                      "seats belle doc\n"
                                      "belle in saloon\ndoc in luggage\n"
                                      "round 1 braking-2-4\n"
                                      "deck belle:move\nstep perform-action card 1\n"
                                      "answered to saloon\n",
                                      {}, "x");
    EXPECT_NE(text.find("rejects to saloon"), std::string::npos) << text;
    expectToPass(text);
}

TEST(WrittenCase, whateverComesUpInAGamePasses)
{
    std::uint64_t seed = 1;
    for (std::size_t i = 0; i < editionCount; ++i) {
        for (const KeptByProgram kept : {KeptByProgram{true, true, true}, KeptByProgram{}}) {
            Plan plan = standardPlan(preset(static_cast<Edition>(i)), 4);
            plan.kept = kept;
            if (!objections(plan).empty()) continue;
            SCOPED_TRACE(keyOf(static_cast<Edition>(i)));
            followGame(plan, seed++);
            if (HasFailure()) return;
        }
    }
}

} // namespace caboose::cases
