// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/game/playing.h"
#include "tests/model/game/power_cut/falling_disk.h"
#include "tests/model/game/temporary_folder.h"

#include "model/game/open_game.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <atomic>
#include <csignal>
#include <sys/mman.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace caboose::game::test {

namespace {

/// What the dying process has acknowledged so far: how many entries are safe.
class Acknowledged {
public:
    Acknowledged()
        : m_count(new (::mmap(nullptr, sizeof(std::atomic<Number>), PROT_READ | PROT_WRITE,
                              MAP_SHARED | MAP_ANONYMOUS, -1, 0)) std::atomic<Number>(0))
    {}
    Acknowledged(const Acknowledged&) = delete;
    Acknowledged& operator=(const Acknowledged&) = delete;
    ~Acknowledged() { ::munmap(m_count, sizeof(std::atomic<Number>)); }
    std::atomic<Number>& operator*() const { return *m_count; }

private:
    std::atomic<Number>* m_count;
};

/// What is said next hangs on what was said so far alone, so that every process that takes the game
/// up says the same.
Reply sayNext(Game& game)
{
    rules::Random random(game.record().size());
    constexpr std::uint32_t oftenUndone = 12;
    const bool isUndone = random.below(oftenUndone) == 0 && game.stepBack() != noEntry;
    if (isUndone) return game.undoStep();
    if (game.now().awaits == Awaits::Nothing) return game.goTo(1);
    return moveOn(game, random);
}

Started theStart()
{
    return startOf(4, allKept);
}

/// What would have been said if the power had never gone.
Record undisturbed(Number size)
{
    Game game(theStart(), countingClock());
    while (game.record().size() < size) sayNext(game);
    return game.record();
}

/// Plays and saves until it is killed.
[[noreturn]] void playUntilDeath(const std::filesystem::path& path, std::atomic<Number>& safe)
{
    // If the power stays on, that is a failure, too.
    constexpr unsigned longest = 30;
    ::alarm(longest);
    GameWithFile kept;
    Saved saved = Saved::Yes;
    if (std::filesystem::exists(path) && std::filesystem::file_size(path) > 0) {
        OpenedGame opened = openGame(path, countingClock());
        saved = opened.saved;
        kept = std::move(opened.kept);
    }
    if (!kept) {
        std::filesystem::remove(path);
        NewGame made = startGame(path, theStart(), countingClock());
        saved = made.saved;
        kept = std::move(made.kept);
    }
    while (kept && saved == Saved::Yes) {
        safe = kept.game->record().size();
        saved = sayNext(*kept.game).saved;
    }
    ::_exit(3);
}

void expectAllThere(const std::filesystem::path& path, Number safe, const Record& expected)
{
    const JournalReading reading = readJournal(readAll(path));
    if (safe == 0 && reading.record.size() == 0) return;
    ASSERT_TRUE(reading.isSound()) << keyOf(reading.fault->flaw) << reading.fault->line;
    ASSERT_GE(reading.record.size(), safe) << "an acknowledged entry is lost";
    ASSERT_LE(reading.record.size(), expected.size());
    for (Number n = 1; n <= reading.record.size(); ++n)
        ASSERT_EQ(reading.record.at(n).body, expected.at(n).body) << n;
}

/// A new file is begun when one has as many entries: reading what is there takes longer and longer.
constexpr Number longEnough = 150;

#ifdef __SANITIZE_ADDRESS__
constexpr int rounds = 60; // a watched process takes long to start
#else
constexpr int rounds = 400;
#endif

} // namespace

TEST(PowerCut, atAnyMomentLosesNothingAcknowledged)
{
    const Record expected = undisturbed(longEnough + 1000);
    const TemporaryFolder folder(TemporaryFolder::quickPlace());
    const Acknowledged safe;
    rules::Random random(1);
    int deaths = 0;
    auto path = folder / "0.caboose";
    for (int round = 0; round < rounds; ++round) {
        const pid_t child = ::fork();
        if (child == 0) playUntilDeath(path, *safe);
        std::this_thread::sleep_for(std::chrono::microseconds(random.below(8000)));
        ::kill(child, SIGKILL);
        int status = 0;
        ::waitpid(child, &status, 0);
        ASSERT_TRUE(WIFSIGNALED(status)) << "it stopped by itself: " << WEXITSTATUS(status);
        ASSERT_EQ(WTERMSIG(status), SIGKILL) << "the power was never cut";
        ++deaths;
        if (!std::filesystem::exists(path)) continue;
        expectAllThere(path, *safe, expected);
        if (HasFatalFailure()) return;
        if (*safe < longEnough) continue;
        path = folder / (std::to_string(round) + ".caboose");
        *safe = 0;
    }
    EXPECT_EQ(deaths, rounds);
}

TEST(PowerCut, inWritingOrFlushingLosesNothingAcknowledged)
{
    const Record expected = undisturbed(longEnough + 1000);
    const TemporaryFolder folder(TemporaryFolder::quickPlace());
    const Acknowledged safe;
    rules::Random random(2);
    auto path = folder / "0.caboose";
    int torn = 0;
    for (int round = 0; round < rounds; ++round) {
        const Cut cut = static_cast<Cut>(1 + random.below(4));
        const int piece = static_cast<int>(1 + random.below(8));
        const unsigned randomness = random.below(5000);
        const pid_t child = ::fork();
        if (child == 0) {
            cutPower(cut, piece, randomness);
            playUntilDeath(path, *safe);
        }
        int status = 0;
        ::waitpid(child, &status, 0);
        ASSERT_TRUE(WIFSIGNALED(status)) << "it stopped by itself: " << WEXITSTATUS(status);
        ASSERT_EQ(WTERMSIG(status), SIGKILL) << "the power was never cut";
        expectAllThere(path, *safe, expected);
        if (HasFatalFailure()) return;
        torn += readJournal(readAll(path)).tornLine > 0 ? 1 : 0;
        if (*safe < longEnough) continue;
        path = folder / (std::to_string(round) + ".caboose");
        *safe = 0;
    }
    EXPECT_GT(torn, rounds / 20) << "lines were torn indeed";
}

} // namespace caboose::game::test
