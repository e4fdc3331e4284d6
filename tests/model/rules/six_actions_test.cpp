// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/long_runs.h"
#include "tests/model/rules/support/six_actions.h"

#include "model/rules/core/names.h"
#include "tests/model/rules/support/random_position.h"
#include "tests/model/rules/support/told_difference.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <array>

namespace caboose::rules {

namespace {

constexpr std::array toldActions{CardKind::Move,    CardKind::FloorChange,  CardKind::Ride,
                                 CardKind::Punch,   CardKind::SpecialPunch, CardKind::Fire,
                                 CardKind::Robbery, CardKind::Marshal};

int positions()
{
    return runsWanted(3000);
}

} // namespace

TEST(SixActions, leadToTheSameTablesAsTheRulesToldOnceMore)
{
    std::array<int, toldActions.size()> effects{};
    for (int n = 0; n < positions(); ++n) {
        Random random(static_cast<std::uint64_t>(n));
        const Table table = randomPosition(random);
        for (std::size_t a = 0; a < toldActions.size(); ++a) {
            for (const Pawn who : table.bandits()) {
                const Tables core = reached(table, who, toldActions[a]);
                const Tables told = resultsOf(table, who, toldActions[a]);
                effects[a] += static_cast<int>(told.size()) - (told.front() == table ? 1 : 0);
                ASSERT_TRUE(core == told)
                    << keyOf(toldActions[a]) << " of " << keyOf(who) << " in position " << n << "\n"
                    << differenceOf(core, told, table);
            }
        }
    }
    for (std::size_t a = 0; a < toldActions.size(); ++a) {
        EXPECT_GT(effects[a], positions() / 10) << keyOf(toldActions[a]) << " hardly ever works";
    }
}

} // namespace caboose::rules
