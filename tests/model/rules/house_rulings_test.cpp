// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/long_runs.h"
#include "tests/model/rules/support/watched_game.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

namespace caboose::rules {

namespace {

/// A preset with a few values changed at random.
Rulings withHouseRulings(Rulings rulings, Random& random)
{
    const std::uint32_t changes = 1 + random.below(6);
    for (std::uint32_t i = 0; i < changes; ++i) {
        const auto ruling = static_cast<Ruling>(random.below(rulingCount));
        const auto values = static_cast<std::uint32_t>(info(ruling).values.size());
        rulings.set(ruling, static_cast<std::uint8_t>(random.below(values)));
    }
    return rulings;
}

std::string listed(const Rulings& rulings, Edition edition)
{
    std::string text;
    for (std::size_t r = 0; r < rulingCount; ++r) {
        const auto ruling = static_cast<Ruling>(r);
        const std::uint8_t value = rulings.at(ruling);
        if (value == preset(edition).at(ruling)) continue;
        text +=
            std::string(info(ruling).key) + " " + std::string(info(ruling).values[value]) + "; ";
    }
    return text;
}

} // namespace

TEST(HouseRulings, thatDontContradictEachOtherCanBePlayed)
{
    const int wanted = runsWanted(1000);
    const std::vector<GameKind> kinds = everyGame();
    int played = 0;
    for (std::uint64_t n = 0; played < wanted; ++n) {
        Random random(n);
        const GameKind& kind = kinds[n % kinds.size()];
        Plan plan = planOf(kind, random);
        plan.rulings = withHouseRulings(plan.rulings, random);
        if (!contradictions(plan.rulings).empty() || !objections(plan).empty()) continue;
        WatchedGame game(plan, n);
        ASSERT_EQ(game.play(), "") << describe(kind) << ", seed " << n << "\n"
                                   << listed(plan.rulings, kind.edition);
        ++played;
    }
}

} // namespace caboose::rules
