// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A failed expectation says in words what differs.

#include "model/notation/notation.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

namespace caboose::rules {

using testing::PrintToString;

namespace {

Table duel()
{
    return notation::read("train locomotive saloon luggage\n"
                          "belle in saloon\n"
                          "doc in luggage\n")
        .position.table;
}

} // namespace

TEST(PrintRules, whatHasAKeyIsPrintedByIt)
{
    EXPECT_EQ(PrintToString(Reason::SightBlocked), "sight-blocked");
    EXPECT_EQ(PrintToString(Pawn::Belle), "belle");
    EXPECT_EQ(PrintToString(QuestionKind::FireAt), "fire-at");
    EXPECT_EQ(PrintToString(roofOf(Car::Saloon)), "saloon-roof");
    EXPECT_EQ(PrintToString(Edition::Combined21), "combined-2.1");
}

TEST(PrintRules, whatHasNoneIsPrintedInWords)
{
    EXPECT_EQ(PrintToString(Ruled::Depends), "depends");
    EXPECT_EQ(PrintToString(static_cast<Ruled>(9)), "number 9");
    EXPECT_EQ(PrintToString(BeatStatus::Open), "open");
    EXPECT_EQ(PrintToString(Rule{10, 6, 1}), "10.6.1");
    EXPECT_EQ(PrintToString(Rule{}), "no rule");
    EXPECT_EQ(PrintToString(Ruling::None), "no ruling");
    EXPECT_EQ(PrintToString(Loot{LootKind::Purse, 300}), "purse 300");
    EXPECT_EQ(PrintToString(Choice(Pawn::Doc)), "doc");
}

TEST(PrintRules, aVerdictAndItsPlaceInAList)
{
    const Verdict verdict = refused(Reason::SightBlocked, {11, 1}).with(Pawn::Doc);
    EXPECT_EQ(PrintToString(verdict), "refused sight-blocked doc 11.1");
    EXPECT_EQ(PrintToString(std::vector{verdict}), "{ refused sight-blocked doc 11.1 }");
    EXPECT_EQ(PrintToString(std::optional(verdict)), "(refused sight-blocked doc 11.1)");
}

TEST(PrintRules, aQuestionWithItsOptions)
{
    Question question(QuestionKind::FireAt, Pawn::Belle, {10, 6}, true);
    question.offer(Choice(Pawn::Doc), allowed({10, 6}));
    question.offer(Choice(Pawn::Tuco), refused(Reason::TooFar, {10, 6}).with(1));
    EXPECT_EQ(PrintToString(question), "fire-at of belle 10.6\n"
                                       "  doc: allowed 10.6\n"
                                       "  tuco: refused too-far 1 10.6");
    Question number(QuestionKind::PurseTotal, Pawn::Doc, {8, 4}, true);
    number.lowest = 250;
    number.highest = 500;
    number.stepping = 50;
    EXPECT_EQ(PrintToString(number), "purse-total of doc 8.4\n  numbers 250 to 500 by 50");
}

TEST(PrintRules, aTableIsPrintedAsItsPosition)
{
    const Table table = duel();
    EXPECT_EQ(PrintToString(table), '\n' + notation::write(table));
    EXPECT_EQ(PrintToString(Position{table, {}}), '\n' + notation::write(table));
}

TEST(PrintRules, aDeedAndWhatComesOfIt)
{
    const Deed deed{Pawn::Belle, CardKind::Fire, Choice(Pawn::Doc), std::nullopt};
    EXPECT_EQ(PrintToString(deed), "belle fire at doc");
    const Outcome outcome = tryAction(duel(), Pawn::Belle, CardKind::Move, {});
    EXPECT_TRUE(PrintToString(outcome).starts_with("open\nasks move-to of belle 10.1"))
        << PrintToString(outcome);
}

TEST(PrintRules, aDebuggerShowsTheSame)
{
    testing::internal::CaptureStderr();
    test::show(refused(Reason::TooFar, {10, 6}).with(1));
    test::show(roofOf(Car::Saloon));
    test::show(Card{Pawn::Belle, CardKind::Fire, 0});
    EXPECT_EQ(testing::internal::GetCapturedStderr(),
              "refused too-far 1 10.6\nsaloon-roof\nbelle:fire\n");
}

} // namespace caboose::rules
