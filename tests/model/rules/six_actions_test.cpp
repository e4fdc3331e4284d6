// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/six_actions.h"

#include "model/rules/13_bandits/powers.h"
#include "model/rules/core/names.h"
#include "tests/model/rules/support/random_position.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdlib>

namespace caboose::rules {

namespace {

constexpr std::array sixActions{CardKind::Move, CardKind::FloorChange, CardKind::Punch,
                                CardKind::Fire, CardKind::Robbery,     CardKind::Marshal};

int positions()
{
    constexpr int usual = 3000;
    const char* wanted = std::getenv("CABOOSE_LONG_GAMES");
    return wanted == nullptr ? usual : std::atoi(wanted);
}

std::string pawnsOf(const Table& table)
{
    std::string text;
    for (int i = 0; i < pawnCount; ++i) {
        const Location l = table.where(pawnAt(i));
        if (l == Location::Nowhere) continue;
        text += std::string(keyOf(pawnAt(i))) + " " + keyOf(l) + "; ";
    }
    return text;
}

std::string trainsOf(const Table& table)
{
    std::string text = "express";
    for (const Car car : table.express) text += " " + std::string(keyOf(car));
    if (!table.armoured.empty()) text += "; armoured at " + std::to_string(table.armouredOffset);
    if (table.stagecoachBeside == Car::None) return text;
    return text + "; stagecoach beside " + std::string(keyOf(table.stagecoachBeside));
}

/// A prisoner may lend a power that is not refereed yet.
bool hasUnwrittenPower(const Table& table)
{
    for (std::size_t i = 0; i < powerCount; ++i) {
        const auto power = static_cast<Power>(i);
        if (isRefereed(power)) continue;
        for (const Pawn who : table.bandits()) {
            if (has(table, who, power)) return true;
        }
    }
    return false;
}

/// What the first result that only one side has looks like.
std::string onlyIn(const Tables& some, const Tables& others)
{
    for (const Table& table : some) {
        bool found = false;
        for (const Table& other : others) found = found || other == table;
        if (!found) return pawnsOf(table);
    }
    return "none";
}

} // namespace

TEST(SixActions, leadToTheSameTablesAsTheRulesToldOnceMore)
{
    std::array<int, sixActions.size()> effects{};
    for (int n = 0; n < positions(); ++n) {
        Random random(static_cast<std::uint64_t>(n));
        const Table table = randomPosition(random);
        if (hasUnwrittenPower(table)) continue;
        for (std::size_t a = 0; a < sixActions.size(); ++a) {
            for (const Pawn who : table.bandits()) {
                const Tables core = reached(table, who, sixActions[a]);
                const Tables told = resultsOf(table, who, sixActions[a]);
                effects[a] += static_cast<int>(told.size()) - (told.front() == table ? 1 : 0);
                ASSERT_TRUE(core == told)
                    << keyOf(sixActions[a]) << " of " << keyOf(who) << " in position " << n << "\n"
                    << trainsOf(table) << "\n"
                    << pawnsOf(table) << "\nonly the core: " << onlyIn(core, told)
                    << "\nonly the rules: " << onlyIn(told, core);
            }
        }
    }
    for (std::size_t a = 0; a < sixActions.size(); ++a) {
        EXPECT_GT(effects[a], positions() / 10) << keyOf(sixActions[a]) << " hardly ever works";
    }
}

} // namespace caboose::rules
