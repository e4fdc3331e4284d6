// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// startup_bench EMPTY CABOOSE - starts an empty window, Caboose, and Caboose with a game by turns
// and prints what Caboose costs in time and memory as a ratio to the empty window. Times of one
// machine say little; the ratio does.

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
    long long shownPosition = 0;
    long kilobytes = 0;
    const bool told = pipe && std::fscanf(pipe, "%lld %ld", &shownPosition, &kilobytes) == 2;
    if (!pipe || pclose(pipe) != 0 || !told) return {};
    const auto start = std::chrono::duration_cast<std::chrono::nanoseconds>(begin).count();
    return {static_cast<double>(shownPosition - start) / 1e6,
            static_cast<double>(kilobytes) / 1024};
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
    std::printf("  %-30s caboose %7.1f %s   empty window %7.1f %s   ratio %.2f\n", what, ours, unit,
                empty, unit, ours / empty);
}

void compare(const char* what, const std::vector<Start>& ours, const std::vector<Start>& empty)
{
    std::printf("%s\n", what);
    print("start to first painted window", "ms", median(ours, &Start::milliseconds),
          median(empty, &Start::milliseconds));
    print("memory, resident", "MB", median(ours, &Start::megabytes),
          median(empty, &Start::megabytes));
}

} // namespace

int main(int count, char** values)
{
    if (count != 3) {
        std::fprintf(stderr, "startup_bench EMPTY CABOOSE\n");
        return 2;
    }
    const std::string caboose = values[2];
    const std::array<std::string, 3> programs{values[1], caboose, caboose + " with-game"};
    std::array<std::vector<Start>, 3> starts;
    for (int round = 0; round <= rounds; ++round) {
        for (std::size_t which = 0; which < programs.size(); ++which) {
            const Start start = measure(programs[which]);
            if (start.megabytes == 0) {
                std::fprintf(stderr, "startup_bench: %s did not start\n", programs[which].c_str());
                return 1;
            }
            // The first round only warms the caches.
            if (round > 0) starts[which].push_back(start);
        }
    }
    compare("welcome page", starts[1], starts[0]);
    compare("a game open", starts[2], starts[0]);
    return 0;
}
