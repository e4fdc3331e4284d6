// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

namespace caboose::bench {

/// Asks for a line "a / b = 1.23" after the run: how many times the time of benchmark `b` benchmark
/// `a` takes. Times of one machine say nothing about another; ratios within one run do.
///
///     static void copyTable(benchmark::State& state) { ... }
///     BENCHMARK(copyTable);
///     static void copyBytes(benchmark::State& state) { ... }
///     BENCHMARK(copyBytes);
///     static const caboose::bench::Ratio copying("copyTable", "copyBytes");
class Ratio {
public:
    Ratio(std::string a, std::string b);

    std::string a; ///< the benchmark's name, as it is printed
    std::string b;
};

/// All that were asked for, in the order of their definition.
const std::vector<Ratio>& allRatios();

/// What is printed after a run that took these times, by benchmark.
std::string describe(const std::vector<Ratio>& ratios, const std::map<std::string, double>& times);

/// Whether both benchmarks of each ratio ran.
bool allRan(const std::vector<Ratio>& ratios, const std::map<std::string, double>& times);

} // namespace caboose::bench
