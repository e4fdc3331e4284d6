// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/ratios.h"

#include <benchmark/benchmark.h>

#include <iostream>

namespace {

/// Older versions of the library say it with a flag, newer ones with what was skipped.
template <typename Run>
bool hasFailed(const Run& run)
{
    if constexpr (requires { run.error_occurred; })
        return run.error_occurred;
    else
        return run.skipped != decltype(run.skipped){};
}

/// Prints as ever, and keeps each benchmark's processor time; of repetitions, the median.
class Reporter : public benchmark::ConsoleReporter {
public:
    void ReportRuns(const std::vector<Run>& runs) override
    {
        ConsoleReporter::ReportRuns(runs);
        for (const Run& run : runs) {
            keep(run);
        }
    }

    const std::map<std::string, double>& times() const { return byName; }

private:
    void keep(const Run& run)
    {
        const bool median = run.aggregate_name == "median";
        const bool single = run.run_type == Run::RT_Iteration && run.repetitions <= 1;
        if (!hasFailed(run) && (median || single)) {
            byName[run.run_name.str()] =
                run.cpu_accumulated_time / static_cast<double>(run.iterations);
        }
    }

    std::map<std::string, double> byName;
};

} // namespace

int main(int argc, char** argv)
{
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) {
        return 1;
    }
    Reporter reporter;
    const std::size_t run = benchmark::RunSpecifiedBenchmarks(&reporter);
    const auto& ratios = caboose::bench::allRatios();
    std::cout << caboose::bench::describe(ratios, reporter.times());
    // Who runs only some does not expect all ratios; else a name is misspelt.
    const bool chosen = !benchmark::GetBenchmarkFilter().empty();
    benchmark::Shutdown();
    return run > 0 && (chosen || caboose::bench::allRan(ratios, reporter.times())) ? 0 : 1;
}
