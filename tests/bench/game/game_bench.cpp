// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/bench/game/longest_game.h"

#include "model/game/journal/format.h"
#include "model/game/journal/journal_text.h"
#include "model/rules/core/rulings_catalogue.h"
#include "model/rules/playout/playout.h"
#include "tests/bench/ratios.h"

#include <benchmark/benchmark.h>

#include <ctime>

namespace caboose::game {

namespace {

/// As much time as people don't notice: jumping may take one of them, opening twenty.
void spend(std::clock_t milliseconds)
{
    const std::clock_t begin = std::clock();
    while (std::clock() - begin < milliseconds * CLOCKS_PER_SEC / 1000) {
    }
}

void millisecond(benchmark::State& state)
{
    for (auto _ : state) spend(1);
}
BENCHMARK(millisecond)->Unit(benchmark::kMicrosecond);

void twentyMilliseconds(benchmark::State& state)
{
    for (auto _ : state) spend(20);
}
BENCHMARK(twentyMilliseconds)->Unit(benchmark::kMicrosecond);

std::string fileOf(const Game& game)
{
    return writeJournal(game.record(), rulesRevision);
}

/// From the text of the file to the question that is asked.
void openLongestGame(benchmark::State& state)
{
    const std::string text = fileOf(longestGame());
    for (auto _ : state) {
        JournalReading reading = readJournal(text);
        const Game game(std::move(reading.record), std::move(reading.history), countingClock());
        benchmark::DoNotOptimize(&game.now());
    }
    constexpr double allowed = 200'000;
    const auto bytes = static_cast<double>(text.size());
    state.counters["entries"] = static_cast<double>(longestGame().record().size());
    state.counters["bytes"] = bytes;
    state.counters["of200kB"] = bytes / allowed;
    if (bytes > allowed) state.SkipWithError("the file is too large");
}
BENCHMARK(openLongestGame)->Unit(benchmark::kMicrosecond);
const bench::Ratio opening("openLongestGame", "twentyMilliseconds");

/// The same game without anybody who follows it.
void playLongestGame(benchmark::State& state)
{
    const auto& start = *longestGame().record().at(1).as<Started>();
    std::uint64_t seed = 0;
    for (auto _ : state) {
        rules::Table table = *start.table;
        rules::playToEnd(table, ++seed);
        benchmark::DoNotOptimize(table);
    }
}
BENCHMARK(playLongestGame)->Unit(benchmark::kMicrosecond);
const bench::Ratio openingAgainstPlaying("openLongestGame", "playLongestGame");

/// From the end to each line of the log in turn, and back to the end.
void jumpAndBack(benchmark::State& state)
{
    const Game& longest = longestGame();
    Game game(longest.record(), longest.history(), countingClock());
    const Number end = longest.record().size();
    Number line = 0;
    for (auto _ : state) {
        line = line % end + 1;
        game.goTo(line);
        benchmark::DoNotOptimize(game.goTo(end));
    }
}
BENCHMARK(jumpAndBack)->Unit(benchmark::kMicrosecond);
const bench::Ratio jumping("jumpAndBack", "millisecond");

/// What is asked before going all the way back: what has been seen since.
void whatWasSeenSince(benchmark::State& state)
{
    const Game& longest = longestGame();
    for (auto _ : state) benchmark::DoNotOptimize(longest.wayTo(1));
}
BENCHMARK(whatWasSeenSince)->Unit(benchmark::kMicrosecond);
const bench::Ratio seeing("whatWasSeenSince", "twentyMilliseconds");

/// One answer, as it goes into the file.
void writeLastLine(benchmark::State& state)
{
    const Record& record = longestGame().record();
    for (auto _ : state) benchmark::DoNotOptimize(journalLines(record, record.head()));
}
BENCHMARK(writeLastLine)->Unit(benchmark::kMicrosecond);
const bench::Ratio writing("writeLastLine", "millisecond");

} // namespace

} // namespace caboose::game
