// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/game/playing.h"
#include "tests/model/game/power_cut/falling_disk.h"
#include "tests/model/game/temporary_folder.h"

#include "model/game/open_game.h"
#include "tests/support/print_rules.h"
#include "tests/support/sanitized.h"

#include <gtest/gtest.h>

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <sys/mman.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace caboose::game::test {

namespace {

/// A number that the dying process leaves behind.
template <typename T>
class LeftBehind {
public:
    LeftBehind()
        : m_number(new (::mmap(nullptr, sizeof(std::atomic<T>), PROT_READ | PROT_WRITE,
                               MAP_SHARED | MAP_ANONYMOUS, -1, 0)) std::atomic<T>(0))
    {}
    LeftBehind(const LeftBehind&) = delete;
    LeftBehind& operator=(const LeftBehind&) = delete;
    ~LeftBehind() { ::munmap(m_number, sizeof(std::atomic<T>)); }
    std::atomic<T>& operator*() const { return *m_number; }

private:
    std::atomic<T>* m_number;
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

/// Whether nothing is lost that was acknowledged, and what is there was said.
::testing::AssertionResult isAllThere(const std::filesystem::path& path, Number safe,
                                      const Record& expected)
{
    using ::testing::AssertionFailure;
    const JournalReading reading = readJournal(readAll(path));
    const Number size = reading.record.size();
    if (safe == 0 && size == 0) return ::testing::AssertionSuccess();
    if (!reading.isSound())
        return AssertionFailure() << keyOf(reading.fault->flaw) << reading.fault->line;
    if (size < safe) return AssertionFailure() << "of " << safe << " acknowledged " << size;
    if (size > expected.size()) return AssertionFailure() << "more than was said";
    for (Number n = 1; n <= size; ++n) {
        if (reading.record.at(n).body != expected.at(n).body)
            return AssertionFailure() << "another entry " << n;
    }
    return ::testing::AssertionSuccess();
}

std::int64_t sizeOf(const std::filesystem::path& path)
{
    return static_cast<std::int64_t>(std::filesystem::file_size(path));
}

/// How often the power is cut: CABOOSE_KILLS, or a few times.
int roundsOr(int few)
{
    const char* wanted = std::getenv("CABOOSE_KILLS");
    if (wanted != nullptr) return std::atoi(wanted);
    return caboose::test::isSanitized ? few / 5 : few; // a watched process takes long to start
}

/// Games that are cut off again and again, each with a file of its own.
class PowerCut : public ::testing::Test {
protected:
    /// From where it stands, a process plays on until its power is cut.
    template <typename Prepare, typename Wait>
    void playAndDie(Prepare prepare, Wait wait)
    {
        const pid_t child = ::fork();
        if (child == 0) {
            prepare();
            playUntilDeath(m_path, *m_safe);
        }
        wait(child);
        int status = 0;
        ::waitpid(child, &status, 0);
        ASSERT_TRUE(WIFSIGNALED(status)) << "it stopped by itself: " << WEXITSTATUS(status);
        ASSERT_EQ(WTERMSIG(status), SIGKILL) << "the power was never cut";
        ++m_deaths;
    }
    [[nodiscard]] ::testing::AssertionResult isAllThere() const
    {
        return test::isAllThere(m_path, *m_safe, m_expected);
    }
    /// A new file is begun when one has as many entries: reading what is there takes longer and
    /// longer.
    void beginAnewIfLong()
    {
        if (*m_safe < longEnough) return;
        m_path = m_folder / (std::to_string(m_deaths) + ".caboose");
        *m_safe = 0;
    }
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    [[nodiscard]] int deaths() const { return m_deaths; }
    /// How many entries the process has been told to be safe, so far.
    [[nodiscard]] Number acknowledged() const { return *m_safe; }

    /// Until so many more entries are acknowledged: a slow disk may take long over the first.
    void waitForEntries(Number more) const
    {
        constexpr std::chrono::microseconds soon(100);
        constexpr int mostWaits = 20'000;
        const Number wanted = acknowledged() + more;
        for (int n = 0; acknowledged() < wanted && n < mostWaits; ++n)
            std::this_thread::sleep_for(soon);
    }

private:
    static constexpr Number longEnough = 150;

    TemporaryFolder m_folder{TemporaryFolder::quickPlace()};
    LeftBehind<Number> m_safe; ///< how many entries were acknowledged
    std::filesystem::path m_path = m_folder / "0.caboose";
    Record m_expected = undisturbed(longEnough + 1000);
    int m_deaths = 0;
};

void killAfter(pid_t child, std::uint32_t microseconds)
{
    std::this_thread::sleep_for(std::chrono::microseconds(microseconds));
    ::kill(child, SIGKILL);
}

class PowerCutOnASlowDisk : public PowerCut {
protected:
    /// Up to seven more entries are acknowledged; then the power goes, and with it what was not
    /// flushed, in whole or in part.
    void cutOff(rules::Random& random, Flushing flushing)
    {
        constexpr std::chrono::microseconds slow(200);
        // What is there when a process takes the game up is on the disk.
        *m_flushed = std::filesystem::exists(path()) ? sizeOf(path()) : 0;
        playAndDie([&] { slowDown(slow, *m_flushed, flushing); },
                   [&](pid_t child) {
                       waitForEntries(random.below(8));
                       killAfter(child, random.below(4000));
                   });
        if (HasFatalFailure() || !std::filesystem::exists(path())) return;
        loseUnflushed(path(), *m_flushed, random.below(5000));
    }

private:
    LeftBehind<std::int64_t> m_flushed;
};

} // namespace

TEST_F(PowerCut, atAnyMomentLosesNothingAcknowledged)
{
    const int rounds = roundsOr(300);
    rules::Random random(1);
    while (deaths() < rounds) {
        playAndDie([] {}, [&](pid_t child) { killAfter(child, random.below(8000)); });
        if (HasFatalFailure()) return;
        ASSERT_TRUE(!std::filesystem::exists(path()) || isAllThere());
        beginAnewIfLong();
    }
}

TEST_F(PowerCut, inWritingOrFlushingLosesNothingAcknowledged)
{
    const int rounds = roundsOr(300);
    rules::Random random(2);
    int torn = 0;
    while (deaths() < rounds) {
        const Cut cut = static_cast<Cut>(1 + random.below(4));
        const int piece = static_cast<int>(1 + random.below(8));
        const unsigned randomness = random.below(5000);
        playAndDie([&] { cutPower(cut, piece, randomness); }, [](pid_t) {});
        if (HasFatalFailure()) return;
        ASSERT_TRUE(isAllThere());
        torn += readJournal(readAll(path())).tornLine > 0 ? 1 : 0;
        beginAnewIfLong();
    }
    EXPECT_GT(torn, rounds / 20) << "lines were torn indeed";
}

TEST_F(PowerCutOnASlowDisk, atAnyMomentLosesNothingAcknowledged)
{
    const int rounds = roundsOr(100);
    rules::Random random(3);
    int torn = 0;
    while (deaths() < rounds) {
        cutOff(random, Flushing::Done);
        if (HasFatalFailure()) return;
        if (!std::filesystem::exists(path())) continue;
        ASSERT_TRUE(isAllThere());
        torn += readJournal(readAll(path())).tornLine > 0 ? 1 : 0;
        beginAnewIfLong();
    }
    EXPECT_GT(torn, rounds / 20) << "lines were torn indeed";
}

/// So the test above can fail: a journal that did not flush what it acknowledges would lose it.
TEST_F(PowerCutOnASlowDisk, losesWhatIsNeverFlushed)
{
    constexpr int enough = 20;
    rules::Random random(4);
    bool isLost = false;
    while (!isLost && deaths() < enough) {
        cutOff(random, Flushing::Forgotten);
        if (HasFatalFailure()) return;
        isLost = std::filesystem::exists(path()) && !isAllThere();
    }
    EXPECT_TRUE(isLost);
}

} // namespace caboose::game::test
