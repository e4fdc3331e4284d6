// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Snapshots in journals are written in this notation: it must not cost anything worth speaking of.
// Nor must a text that is none.

#include "model/rules/core/rulings_catalogue.h"
#include "model/rules/playout/playout.h"
#include "model/rules/playout/random_player.h"
#include "tests/model/notation/round_trip.h"

#include <chrono>
#include <ctime>

namespace caboose::test {

TEST(Speed, writingAndReadingATableTakesFarLessThanAMillisecond)
{
    using namespace rules;
    using Clock = std::chrono::steady_clock;
    Table table = tableFor(standardPlan(preset(Edition::Combined21), 6));
    RandomPlayer player(3);
    while (table.progress.step != Step::PerformAction) playBeat(table, player);

    constexpr int times = 200;
    const auto start = Clock::now();
    for (int i = 0; i < times; ++i) {
        ASSERT_TRUE(notation::read(notation::write(table)).position.table == table);
    }
    const auto each = std::chrono::duration<double, std::micro>(Clock::now() - start) / times;
    RecordProperty("microseconds", std::to_string(each.count()));
    // A generous bound: sanitizers and busy machines are slow.
    EXPECT_LT(each.count(), 2000);
}

TEST(Speed, aLongTextOfMistakesIsReadAtOnce)
{
    std::string text;
    while (text.size() < 60'000) text += "locmotiv-rof\n";

    const std::clock_t start = std::clock();
    EXPECT_GT(notation::read(text).mistakes.size(), 4000U);
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    RecordProperty("seconds", std::to_string(seconds));
    EXPECT_LT(seconds, 0.1);
}

} // namespace caboose::test
