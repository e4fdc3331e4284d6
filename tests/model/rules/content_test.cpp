// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Everything that there is in the boxes is either written or said to be not refereed yet.

#include "model/rules/05_sequence/2_schemin.h"
#include "model/rules/06_round_cards/turns.h"
#include "model/rules/07_events/events.h"
#include "model/rules/10_actions/action_row.h"
#include "model/rules/13_bandits/powers.h"
#include "model/rules/core/judge.h"
#include "model/rules/core/names.h"
#include "tests/model/rules/support/laid_table.h"

#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace caboose::rules {

namespace {

using enum Car;

LaidTable laid()
{
    LaidTable table(Edition::Combined21);
    table.express({Locomotive, Saloon, FirstClass});
    table.bandit(Pawn::Belle, inside(Saloon)).bandit(Pawn::Doc, inside(Saloon));
    return table.pawn(Pawn::Marshal, inside(Locomotive));
}

bool isToldUnrefereed(const Outcome& outcome, Rule rule)
{
    return std::any_of(outcome.happenings.begin(), outcome.happenings.end(),
                       [&](const Happening& happening) {
                           return happening.what == HappeningKind::NothingHappens &&
                                  happening.reason == Reason::NotRefereed && happening.rule == rule;
                       });
}

} // namespace

TEST(Content, everyEventIsWrittenOrSaysThatItIsNot)
{
    const Table table = laid();
    for (int i = 1; i < eventCount; ++i) {
        const auto event = static_cast<Event>(i);
        const Outcome outcome = tryEvent(table, event, {});
        EXPECT_NE(isToldUnrefereed(outcome, ruleOf(event)), isRefereed(event)) << keyOf(event);
    }
}

TEST(Content, everyActionHasItsRow)
{
    const Table table = laid();
    for (int i = 0; i < cardKindCount; ++i) {
        const auto kind = static_cast<CardKind>(i);
        const ActionRow* row = actionRow(kind);
        ASSERT_EQ(row != nullptr, isAction(kind)) << keyOf(kind);
        if (row == nullptr) continue;
        EXPECT_EQ(row->kind, kind);
        EXPECT_FALSE(row->rule.isNone()) << keyOf(kind);
        const Verdict verdict = judge(table, {Pawn::Belle, kind, {}, {}});
        EXPECT_NE(verdict.ruled == Ruled::NotRefereed, row->isRefereed()) << keyOf(kind);
        const Outcome outcome = tryAction(table, Pawn::Belle, kind, {});
        EXPECT_NE(isToldUnrefereed(outcome, row->rule), row->isRefereed()) << keyOf(kind);
    }
}

TEST(Content, everyKindOfTurnIsPlayedOrSaysThatItCantBe)
{
    for (int i = 0; i < turnKindCount; ++i) {
        const auto turn = static_cast<Turn>(i);
        LaidTable table = laid();
        RoundCard card;
        card.turns = {turn};
        table.change().rounds.push_back(card);
        table.change().progress = {.step = Step::PlayCard, .round = 1};
        table.change().seats[0].hand.add({Pawn::Belle, CardKind::Move, 0});
        const Question question = playCard(table, 0, true);
        const Option* move = question.find(Choice(Card{Pawn::Belle, CardKind::Move, 0}));
        ASSERT_NE(move, nullptr);
        EXPECT_NE(move->verdict.ruled == Ruled::NotRefereed, isRefereed(turn)) << keyOf(turn);
        EXPECT_GT(question.possible(), 0) << keyOf(turn);
    }
}

TEST(Content, everyPowerIsWrittenOrDeclared)
{
    int unwritten = 0;
    for (std::size_t i = 0; i < powerCount; ++i) {
        const auto power = static_cast<Power>(i);
        EXPECT_EQ(ruleOf(power).chapter, 13);
        unwritten += isRefereed(power) ? 0 : 1;
    }
    EXPECT_EQ(unwritten, 6);
}

} // namespace caboose::rules
