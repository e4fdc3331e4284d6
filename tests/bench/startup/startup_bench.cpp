// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// startup_bench EMPTY CABOOSE GAMES - starts an empty window, and Caboose with and without games,
// by turns, and prints what Caboose costs in time and memory as a ratio to the empty window. Times
// of one machine say little; the ratio does. Where others keep the processor busy, its own time
// says most.

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

namespace {

constexpr int rounds = 11;
constexpr double mostTime = 1.60;
constexpr double mostMemory = 1.37;

struct Start {
    double milliseconds = 0;
    double megabytes = 0;
    double processor = 0; ///< milliseconds
};

/// One start; all zero when it did not work.
Start measure(const std::string& program)
{
    const auto begin = std::chrono::steady_clock::now().time_since_epoch();
    FILE* pipe = popen(program.c_str(), "r");
    long long shownPosition = 0;
    long kilobytes = 0;
    long long processor = 0;
    const bool told =
        pipe && std::fscanf(pipe, "%lld %ld %lld", &shownPosition, &kilobytes, &processor) == 3;
    if (!pipe || pclose(pipe) != 0 || !told) return {};
    const auto start = std::chrono::duration_cast<std::chrono::nanoseconds>(begin).count();
    return {static_cast<double>(shownPosition - start) / 1e6, static_cast<double>(kilobytes) / 1024,
            static_cast<double>(processor) / 1e6};
}

template <typename Member>
double median(std::vector<Start> starts, Member member)
{
    std::sort(starts.begin(), starts.end(),
              [&](const Start& a, const Start& b) { return a.*member < b.*member; });
    return starts[starts.size() / 2].*member;
}

struct Row {
    const char* what;
    const char* unit;
    double Start::*member;
    double limit; ///< 0: none
};

constexpr std::array table{
    Row{"start to first painted window", "ms", &Start::milliseconds, mostTime},
    Row{"processor time until then", "ms", &Start::processor, 0},
    Row{"memory, resident", "MB", &Start::megabytes, mostMemory}};

void compare(const char* what, const std::vector<Start>& ours, const std::vector<Start>& empty,
             bool isLimited)
{
    std::printf("%s\n", what);
    for (const Row& row : table) {
        const double mine = median(ours, row.member);
        const double theirs = median(empty, row.member);
        std::printf("  %-30s caboose %7.1f %s   empty window %7.1f %s   ratio %.2f", row.what, mine,
                    row.unit, theirs, row.unit, mine / theirs);
        if (isLimited && row.limit > 0) std::printf(" (limit %.2f)", row.limit);
        std::printf("\n");
    }
}

/// A folder with long games, for as long as this lives; empty: there is none.
class Games {
public:
    explicit Games(const std::string& writer)
    {
        std::string name = (std::filesystem::temp_directory_path() / "games-XXXXXX").string();
        if (::mkdtemp(name.data()) == nullptr) return;
        m_folder = name;
        m_isWritten = std::system((writer + ' ' + name).c_str()) == 0;
    }
    ~Games()
    {
        std::error_code ignored;
        if (!m_folder.empty()) std::filesystem::remove_all(m_folder, ignored);
    }
    Games(const Games&) = delete;
    Games& operator=(const Games&) = delete;

    [[nodiscard]] bool isWritten() const { return m_isWritten; }
    [[nodiscard]] const std::string& folder() const { return m_folder; }

private:
    std::string m_folder;
    bool m_isWritten = false;
};

} // namespace

int main(int count, char** values)
{
    if (count != 4) {
        std::fprintf(stderr, "startup_bench EMPTY CABOOSE GAMES\n");
        return 2;
    }
    const Games games(values[3]);
    if (!games.isWritten()) return 1;
    const std::string caboose = values[2];
    const std::array<std::string, 4> programs{
        values[1], caboose, caboose + " games " + games.folder(), caboose + " game"};
    std::array<std::vector<Start>, 4> starts;
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
    compare("welcome page", starts[1], starts[0], true);
    compare("welcome page, six long games in the folder", starts[2], starts[0], true);
    compare("a game open", starts[3], starts[0], false);
    return 0;
}
