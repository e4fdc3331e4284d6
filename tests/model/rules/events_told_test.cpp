// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/events_told.h"
#include "tests/model/rules/support/long_runs.h"

#include "model/rules/core/judge.h"
#include "model/rules/core/names.h"
#include "tests/model/rules/support/random_position.h"
#include "tests/model/rules/support/told_difference.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <array>

namespace caboose::rules {

namespace {

int positions()
{
    return runsWanted(2000);
}

/// One more strongbox is still in the box.
Table positionBefore(Event event, Random& random)
{
    Table table = randomPosition(random);
    table.rounds[0].event = event;
    table.loot.add(Location::Nowhere, {LootKind::Strongbox, 1000});
    return table;
}

} // namespace

TEST(EventsToldAgain, leadToTheSameTables)
{
    std::array<int, eventCount> effects{};
    for (int n = 0; n < positions(); ++n) {
        for (const Event event : toldEvents()) {
            Random random(static_cast<std::uint64_t>(n));
            const Table table = positionBefore(event, random);
            const Tables core = reachedBy(
                [&](std::span<const Choice> answers) { return tryEvent(table, event, answers); });
            const Tables told = resultsOf(table, event);
            if (told.front() != table) ++effects[static_cast<std::size_t>(event)];
            ASSERT_TRUE(core == told) << keyOf(event) << " in position " << n << "\n"
                                      << differenceOf(core, told, table);
        }
    }
    for (const Event event : toldEvents()) {
        EXPECT_GT(effects[static_cast<std::size_t>(event)], positions() / 50)
            << keyOf(event) << " hardly ever does anything";
    }
}

} // namespace caboose::rules
