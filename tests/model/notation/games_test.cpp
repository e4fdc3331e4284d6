// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Positions out of the middle of random games of every edition survive being written down.

#include "model/rules/04_set_up/plan.h"
#include "model/rules/core/names.h"
#include "model/rules/core/rulings_catalogue.h"
#include "model/rules/playout/playout.h"
#include "model/rules/playout/random_player.h"
#include "tests/model/notation/round_trip.h"
#include "tests/support/sanitized.h"

#include <algorithm>

namespace caboose::test {

namespace {

using namespace rules;

/// The answers that a random player gives in this beat, up to so many.
std::vector<Choice> someAnswers(const Table& table, std::uint64_t seed)
{
    std::vector<Choice> answers;
    RandomPlayer player(seed);
    constexpr std::size_t most = 3;
    while (answers.size() < most) {
        const Outcome outcome = resolve(table, answers);
        if (outcome.settled != BeatStatus::Open) break;
        answers.push_back(*player.answer(outcome.table, *outcome.question));
    }
    return answers;
}

void followGame(const Plan& plan, std::uint64_t seed)
{
    Table table = tableFor(plan);
    RandomPlayer player(seed);
    constexpr std::uint64_t every = test::isSanitized ? 6 : 1;
    for (std::uint64_t beat = 0; table.progress.step != Step::GameOver; ++beat) {
        if (beat % every == 0) expectSameAfterRoundTrip({table, someAnswers(table, beat)});
        if (testing::Test::HasFatalFailure()) return;
        playBeat(table, player);
    }
    expectSameAfterRoundTrip({table, {}});
}

struct Setting {
    Edition edition;
    int players;
    KeptByProgram kept;
};

std::vector<Setting> settings()
{
    std::vector<Setting> all;
    for (std::size_t i = 0; i < editionCount; ++i) {
        for (int players = 2; players <= 6; ++players) {
            Setting setting{static_cast<Edition>(i), players, {true, true, true}};
            const Plan plan = standardPlan(preset(setting.edition), players);
            if (!objections(plan).empty()) continue;
            all.push_back(setting);
            setting.kept = {};
            all.push_back(setting);
        }
    }
    return all;
}

} // namespace

TEST(RandomGames, areWrittenAndReadBackTheSame)
{
    std::uint64_t seed = 1;
    for (const Setting& setting : settings()) {
        SCOPED_TRACE(std::string(keyOf(setting.edition)) + " with " +
                     std::to_string(setting.players));
        Plan plan = standardPlan(preset(setting.edition), setting.players);
        plan.kept = setting.kept;
        followGame(plan, seed++);
        if (HasFatalFailure()) return;
    }
    EXPECT_GT(seed, 40U);
}

TEST(RandomGames, takeFewLinesToWriteDown)
{
    // What follows from the rest is left out: the piles above all.
    Table table = tableFor(standardPlan(preset(Edition::Official2016Expert), 4));
    RandomPlayer player(7);
    while (table.progress.round < 3) playBeat(table, player);
    const std::string text = notation::write(table);
    EXPECT_LT(std::count(text.begin(), text.end(), '\n'), 25) << text;
    EXPECT_EQ(text.find("pile"), std::string::npos) << text;
}

} // namespace caboose::test
