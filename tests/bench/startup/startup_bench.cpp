// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// startup_bench EMPTY CABOOSE - starts both programs by turns and prints what Caboose costs in time
// and memory as a ratio to an empty window. Times of one machine say little; the ratio does.

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <string>
#include <vector>

namespace {

constexpr int rounds = 11;

struct Start {
    double milliseconds = 0;
    double megabytes = 0;
};

/// One start; all zero when it did not work.
Start measure(const std::string& program)
{
    const auto begin = std::chrono::steady_clock::now().time_since_epoch();
    FILE* pipe = popen(program.c_str(), "r");
    long long moment = 0;
    long kilobytes = 0;
    const bool told = pipe && std::fscanf(pipe, "%lld %ld", &moment, &kilobytes) == 2;
    if (!pipe || pclose(pipe) != 0 || !told) return {};
    const auto start = std::chrono::duration_cast<std::chrono::nanoseconds>(begin).count();
    return {static_cast<double>(moment - start) / 1e6, static_cast<double>(kilobytes) / 1024};
}

template <typename Member>
double median(std::vector<Start> starts, Member member)
{
    std::sort(starts.begin(), starts.end(),
              [&](const Start& a, const Start& b) { return a.*member < b.*member; });
    return starts[starts.size() / 2].*member;
}

void print(const char* what, const char* unit, double ours, double empty)
{
    std::printf("%-32s caboose %7.1f %s   empty window %7.1f %s   ratio %.2f\n", what, ours, unit,
                empty, unit, ours / empty);
}

} // namespace

int main(int count, char** values)
{
    if (count != 3) {
        std::fprintf(stderr, "startup_bench EMPTY CABOOSE\n");
        return 2;
    }
    std::array<std::vector<Start>, 2> starts;
    for (int round = 0; round <= rounds; ++round) {
        for (std::size_t which = 0; which < 2; ++which) {
            const Start start = measure(values[which + 1]);
            if (start.megabytes == 0) {
                std::fprintf(stderr, "startup_bench: %s did not start\n", values[which + 1]);
                return 1;
            }
            // The first round only warms the caches.
            if (round > 0) starts[which].push_back(start);
        }
    }
    print("start to first painted window", "ms", median(starts[1], &Start::milliseconds),
          median(starts[0], &Start::milliseconds));
    print("memory, resident", "MB", median(starts[1], &Start::megabytes),
          median(starts[0], &Start::megabytes));
    return 0;
}
