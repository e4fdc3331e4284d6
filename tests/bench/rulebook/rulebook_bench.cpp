// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rulebook/reading/rulebook.h"
#include "model/rulebook/rendering/html.h"
#include "model/rulebook/search/search.h"
#include "tests/bench/ratios.h"
#include "tests/source_dir.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <ctime>
#include <fstream>

namespace caboose::rulebook {

namespace {

const Rulebook& book()
{
    static const Rulebook rulebook = readRulebook(CABOOSE_SOURCE_DIR "/resources/rulebook");
    return rulebook;
}

const Search& english()
{
    static const Search search(*book().in("en"), book().books);
    return search;
}

/// What stands in the box as somebody types the questions of the search's tests, key by key.
std::vector<std::string> keystrokes()
{
    std::vector<std::string> texts;
    std::ifstream file(CABOOSE_SOURCE_DIR "/tests/data/rulebook/questions.en.txt");
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#')) continue;
        const std::string question = line.substr(0, line.find(" = "));
        for (std::size_t n = 1; n <= question.size(); ++n) texts.push_back(question.substr(0, n));
    }
    return texts;
}

/// Processor time of this thread: other programs don't count.
double now()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

void readText(benchmark::State& state)
{
    for (auto _ : state) {
        benchmark::DoNotOptimize(readRulebook(CABOOSE_SOURCE_DIR "/resources/rulebook"));
    }
}
BENCHMARK(readText)->Unit(benchmark::kMillisecond);

void makeIndex(benchmark::State& state)
{
    for (auto _ : state) {
        const Search search(*book().in("en"), book().books);
        benchmark::DoNotOptimize(&search);
    }
}
BENCHMARK(makeIndex)->Unit(benchmark::kMillisecond);

/// A keystroke to ranked results with their snippets, in the middle and for the slowest hundredth.
void keystroke(benchmark::State& state)
{
    const auto texts = keystrokes();
    std::vector<double> times;
    for (auto _ : state) {
        for (const std::string& text : texts) {
            const double start = now();
            benchmark::DoNotOptimize(english().find({.text = text, .isTyping = true}));
            times.push_back(now() - start);
        }
    }
    std::ranges::sort(times);
    const auto at = [&](std::size_t percent) { return times[times.size() * percent / 100] * 1e3; };
    state.counters["median_ms"] = at(50);
    state.counters["p99_ms"] = at(99);
    state.counters["keys"] = static_cast<double>(texts.size());
}
BENCHMARK(keystroke)->Unit(benchmark::kMillisecond)->Iterations(3);

void showSection(benchmark::State& state)
{
    const Book& text = *book().in("en");
    const Selection selection(text, gameOf(rules::Edition::Official2016, {Box::Base}, 4));
    SectionIndex i = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(html(text, i, selection, Others::OtherRules));
        i = (i + 1) % text.size();
    }
}
BENCHMARK(showSection)->Unit(benchmark::kMicrosecond);

void selectGame(benchmark::State& state)
{
    const Book& text = *book().in("en");
    const RulebookContext game = gameOf(rules::Edition::Official2016, {Box::Base}, 4);
    for (auto _ : state) {
        const Selection selection(text, game);
        benchmark::DoNotOptimize(&selection);
    }
}
BENCHMARK(selectGame)->Unit(benchmark::kMicrosecond);

/// What a picture on the screen may take at sixty a second, as processor time.
void frame(benchmark::State& state)
{
    for (auto _ : state) {
        const double end = now() + 1.0 / 60;
        while (now() < end) {
        }
    }
}
BENCHMARK(frame)->Unit(benchmark::kMillisecond);

const bench::Ratio showing("showSection", "frame");
const bench::Ratio indexing("makeIndex", "frame");
const bench::Ratio reading("readText", "frame");

} // namespace

} // namespace caboose::rulebook
