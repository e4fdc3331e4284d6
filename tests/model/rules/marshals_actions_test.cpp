// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/long_runs.h"
#include "tests/model/rules/support/marshals_actions.h"

#include "model/rules/core/consistency.h"
#include "model/rules/core/names.h"
#include "tests/model/rules/support/marshals_position.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

namespace caboose::rules {

namespace {

int positions()
{
    return runsWanted(2000);
}

/// How many of the results only one side has.
std::size_t onlyIn(const Tables& some, const Tables& others)
{
    std::size_t count = 0;
    for (const Table& table : some) {
        bool found = false;
        for (const Table& other : others) found = found || other == table;
        count += found ? 0 : 1;
    }
    return count;
}

std::string difference(const Tables& core, const Tables& told)
{
    return "only the core: " + std::to_string(onlyIn(core, told)) +
           "; only the rules: " + std::to_string(onlyIn(told, core)) + "; of " +
           std::to_string(told.size());
}

int effects(const Tables& told, const Table& before)
{
    return static_cast<int>(told.size()) - (told.front() == before ? 1 : 0);
}

} // namespace

TEST(MarshalsActions, leadToTheSameTablesAsTheRulesToldOnceMore)
{
    int captures = 0;
    int shots = 0;
    for (int n = 0; n < positions(); ++n) {
        Random random(static_cast<std::uint64_t>(n));
        const Table table = marshalsPosition(random);
        const Tables told = capturesOf(table);
        const Tables core = reached(table, Pawn::Marshal, CardKind::Capture);
        captures += effects(told, table);
        ASSERT_TRUE(core == told) << "capture in position " << n << "\n" << difference(core, told);
        const Tables shotsTold = marshalsShotsOf(table);
        const Tables shotsOfCore = reached(table, Pawn::Marshal, CardKind::Fire);
        shots += effects(shotsTold, table);
        ASSERT_TRUE(shotsOfCore == shotsTold) << "fire in position " << n << "\n"
                                              << difference(shotsOfCore, shotsTold);
    }
    EXPECT_GT(captures, positions() / 10) << "hardly anybody is ever captured";
    EXPECT_GT(shots, positions() / 2) << "hardly anybody is ever shot";
}

TEST(BrilliantIdeas, leadToTheSameTablesAsTheRulesToldOnceMore)
{
    int ideas = 0;
    for (int n = 0; n < positions(); ++n) {
        Random random(static_cast<std::uint64_t>(n));
        const Table table = marshalsPosition(random);
        for (const Pawn who : table.bandits()) {
            const Tables told = ideasOf(table, who);
            const Tables core = reached(table, who, CardKind::BrilliantIdea);
            ideas += effects(told, table);
            ASSERT_TRUE(core == told) << keyOf(who) << " in position " << n << "\n"
                                      << difference(core, told);
        }
    }
    EXPECT_GT(ideas, positions()) << "hardly any idea does anything";
}

} // namespace caboose::rules
