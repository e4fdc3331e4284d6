// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/10_actions/01_move.h"
#include "model/rules/10_actions/06_fire.h"
#include "model/rules/core/judge.h"
#include "model/rules/core/observe.h"
#include "model/rules/core/resolve.h"
#include "model/rules/core/rulings_catalogue.h"
#include "model/rules/playout/playout.h"
#include "model/rules/playout/random_player.h"
#include "tests/bench/ratios.h"
#include "tests/bench/rules/full_table.h"

#include <benchmark/benchmark.h>

#include <cstring>
#include <ctime>

namespace caboose::rules {

namespace {

/// The most common game: four players, official rules, the program deals.
Table fourPlayers()
{
    return tableFor(standardPlan(preset(Edition::Official2016), 4));
}

/// In the middle of a game: the round before the last, cards about to be performed.
Table middleOfAGame()
{
    Table table = fourPlayers();
    RandomPlayer player(7);
    while (table.progress.round < 4 || table.progress.step != Step::PerformAction) {
        playBeat(table, player);
    }
    return table;
}

// --- games -----------------------------------------------------------------------------------

void playedToEnd(benchmark::State& state, const Table& start)
{
    std::uint64_t seed = 0;
    std::uint64_t beats = 0;
    for (auto _ : state) {
        Table table = start;
        beats += playToEnd(table, ++seed);
        benchmark::DoNotOptimize(table);
    }
    const auto rate = benchmark::Counter::kIsRate;
    state.counters["games"] = benchmark::Counter(static_cast<double>(seed), rate);
    state.counters["beats"] = benchmark::Counter(static_cast<double>(beats), rate);
}

void randomGame(benchmark::State& state)
{
    playedToEnd(state, fourPlayers());
}
BENCHMARK(randomGame)->Unit(benchmark::kMicrosecond);

/// What a game may take at a thousand games a second.
void millisecond(benchmark::State& state)
{
    for (auto _ : state) {
        const std::clock_t begin = std::clock();
        while (std::clock() - begin < CLOCKS_PER_SEC / 1000) {
        }
    }
}
BENCHMARK(millisecond)->Unit(benchmark::kMicrosecond);
const bench::Ratio gameSpeed("randomGame", "millisecond");

/// The same game by the combined rules, with what came in the boxes of stagecoach and horses and
/// without.
Table combinedGame(Modules modules)
{
    return tableFor(standardPlan(preset(Edition::Combined21), 4, modules));
}

void combinedBase(benchmark::State& state)
{
    playedToEnd(state, combinedGame({Module::Base}));
}
BENCHMARK(combinedBase)->Unit(benchmark::kMicrosecond);

void combinedStagecoach(benchmark::State& state)
{
    playedToEnd(state, combinedGame({Module::Base, Module::Stagecoach, Module::Horses,
                                     Module::Whiskey, Module::TimeTravelCar, Module::CircusCar,
                                     Module::SpecialPunch, Module::CursedLoot}));
}
BENCHMARK(combinedStagecoach)->Unit(benchmark::kMicrosecond);
const bench::Ratio boxes("combinedStagecoach", "combinedBase");

/// Somebody plays the Marshal against three bandits: half as fast as the base game at least, so
/// that the ratio stays below 2.
void combinedMarshal(benchmark::State& state)
{
    playedToEnd(state, combinedGame({Module::Base, Module::MarshalPrisoners}));
}
BENCHMARK(combinedMarshal)->Unit(benchmark::kMicrosecond);
const bench::Ratio marshal("combinedMarshal", "combinedBase");

// --- the table as a value --------------------------------------------------------------------

void copyTable(benchmark::State& state)
{
    const Table table = middleOfAGame();
    for (auto _ : state) {
        Table copy = table;
        benchmark::DoNotOptimize(copy);
    }
    state.counters["bytes"] = static_cast<double>(sizeof(Table));
}
BENCHMARK(copyTable);

void copyBytes(benchmark::State& state)
{
    std::vector<char> from(sizeof(Table), 'x');
    std::vector<char> to(sizeof(Table));
    for (auto _ : state) {
        std::memcpy(to.data(), from.data(), sizeof(Table));
        benchmark::DoNotOptimize(to.data());
        benchmark::ClobberMemory();
    }
}
BENCHMARK(copyBytes);
const bench::Ratio copying("copyTable", "copyBytes");

void digestTable(benchmark::State& state)
{
    const Table table = middleOfAGame();
    for (auto _ : state) benchmark::DoNotOptimize(digest(table));
}
BENCHMARK(digestTable);
const bench::Ratio digesting("digestTable", "copyTable");

void compareTables(benchmark::State& state)
{
    const Table table = middleOfAGame();
    const Table same = table;
    for (auto _ : state) benchmark::DoNotOptimize(table == same);
}
BENCHMARK(compareTables);
const bench::Ratio comparing("compareTables", "copyTable");

void observeTable(benchmark::State& state)
{
    const Table table = middleOfAGame();
    for (auto _ : state) benchmark::DoNotOptimize(observe(table, Viewer::seat(1)));
}
BENCHMARK(observeTable);
const bench::Ratio observing("observeTable", "copyTable");

// --- questions on the fullest table ----------------------------------------------------------

template <Question ask(const Table&, Pawn, bool)>
void question(benchmark::State& state, bool withRefusals)
{
    const Table table = fullTable();
    int options = 0;
    for (auto _ : state) {
        const Question asked = ask(table, Pawn::Al, withRefusals);
        options = asked.size();
        benchmark::DoNotOptimize(options);
    }
    state.counters["options"] = options;
}

void fireWithReasons(benchmark::State& state)
{
    question<fireAt>(state, true);
}
void moveWithReasons(benchmark::State& state)
{
    question<moveTo>(state, true);
}
void fireAlone(benchmark::State& state)
{
    question<fireAt>(state, false);
}
void moveAlone(benchmark::State& state)
{
    question<moveTo>(state, false);
}
BENCHMARK(fireWithReasons);
BENCHMARK(moveWithReasons);
BENCHMARK(fireAlone);
BENCHMARK(moveAlone);
const bench::Ratio firing("fireWithReasons", "copyTable");
const bench::Ratio moving("moveWithReasons", "copyTable");
const bench::Ratio firingReasons("fireWithReasons", "fireAlone");
const bench::Ratio movingReasons("moveWithReasons", "moveAlone");

void judgeDeed(benchmark::State& state)
{
    const Table table = fullTable();
    const Deed deed{Pawn::Al, CardKind::Fire, Choice(Pawn::Mary), {}};
    for (auto _ : state) benchmark::DoNotOptimize(judge(table, deed));
}
BENCHMARK(judgeDeed);
const bench::Ratio judging("judgeDeed", "fireWithReasons");

// --- one beat --------------------------------------------------------------------------------

/// A move that is asked for and answered.
void resolveBeat(benchmark::State& state)
{
    Table table = middleOfAGame();
    const Pawn who = table.seats[0].characters.front();
    table.put(who, roofOf(table.express[2]));
    table.commonDeck[table.progress.card] = {{who, CardKind::Move, 0}, 0, 0, false};
    const std::vector<Choice> answers{Choice(roofOf(table.express[3]))};
    for (auto _ : state) benchmark::DoNotOptimize(resolve(table, answers));
}
BENCHMARK(resolveBeat);
const bench::Ratio resolving("resolveBeat", "copyTable");

} // namespace

} // namespace caboose::rules
