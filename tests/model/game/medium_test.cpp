// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/game/playing.h"
#include "tests/model/game/temporary_folder.h"

#include "model/game/open_game.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <functional>
#include <sched.h>
#include <sys/mount.h>
#include <sys/wait.h>
#include <unistd.h>

namespace caboose::game::test {

namespace {

/// A folder that a real medium of 256 kB is plugged into, for this process alone.
class Medium {
public:
    explicit Medium(const TemporaryFolder& folder)
        : m_disk(folder / "disk"), m_place(folder / "plugged-in")
    {
        std::filesystem::create_directory(m_disk);
        std::filesystem::create_directory(m_place);
        if (::mount("caboose", m_disk.c_str(), "tmpfs", 0, "size=256k") != 0) ::_exit(cantMount);
        plugIn();
        std::filesystem::create_directory(m_place / "games");
    }
    Medium(const Medium&) = delete;
    Medium& operator=(const Medium&) = delete;
    ~Medium()
    {
        pullOut();
        ::umount2(m_disk.c_str(), MNT_DETACH);
    }

    void plugIn() const
    {
        ASSERT_EQ(::mount(m_disk.c_str(), m_place.c_str(), nullptr, MS_BIND, nullptr), 0);
    }
    /// Without asking, as people do.
    void pullOut() const { ::umount2(m_place.c_str(), MNT_DETACH); }
    /// As with the small switch of a memory card.
    void protect(bool isProtected) const
    {
        const unsigned long flags = isProtected ? MS_REMOUNT | MS_RDONLY : MS_REMOUNT;
        ASSERT_EQ(::mount(nullptr, m_disk.c_str(), nullptr, flags, "size=256k"), 0);
    }
    void fill() const
    {
        writeAll(m_place / "photographs", std::string(std::size_t{1} << 20U, 'x'));
    }
    void makeRoom() const { std::filesystem::remove(m_place / "photographs"); }

    [[nodiscard]] std::filesystem::path game() const { return m_place / "games" / "a.caboose"; }

    static constexpr int cantMount = 77;

private:
    std::filesystem::path m_disk;
    std::filesystem::path m_place;
};

/// Into a world of its own, where it may mount.
void leave()
{
    const std::string user = std::to_string(::getuid());
    const std::string group = std::to_string(::getgid());
    if (::unshare(CLONE_NEWNS) != 0) {
        if (::unshare(CLONE_NEWNS | CLONE_NEWUSER) != 0) ::_exit(Medium::cantMount);
        writeAll("/proc/self/setgroups", "deny");
        writeAll("/proc/self/uid_map", "0 " + user + " 1");
        writeAll("/proc/self/gid_map", "0 " + group + " 1");
    }
    if (::mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0)
        ::_exit(Medium::cantMount);
}

[[noreturn]] void runInside(const TemporaryFolder& folder,
                            const std::function<void(const Medium&)>& test)
{
    leave();
    try {
        const Medium medium(folder);
        test(medium);
    } catch (const std::exception& error) {
        ADD_FAILURE() << error.what();
    }
    std::fflush(stdout);
    ::_exit(testing::Test::HasFailure() ? 1 : 0);
}

/// Runs it with a medium in a process of its own.
void withMedium(const std::function<void(const Medium&)>& test)
{
    const TemporaryFolder folder;
    const pid_t child = ::fork();
    if (child == 0) runInside(folder, test);
    int status = 0;
    ::waitpid(child, &status, 0);
    if (WIFEXITED(status) && WEXITSTATUS(status) == Medium::cantMount)
        GTEST_SKIP() << "nothing may be mounted here";
    EXPECT_EQ(status, 0) << "see above";
}

void expectSaved(const std::filesystem::path& path, const Record& record)
{
    const JournalReading reading = readJournal(readAll(path));
    EXPECT_TRUE(reading.isSound());
    EXPECT_EQ(reading.tornLine, 0U);
    EXPECT_EQ(reading.record, record);
}

} // namespace

TEST(Medium, thatIsFullLosesNothing)
{
    withMedium([](const Medium& medium) {
        NewGame made = startGame(medium.game(), startOf(4, allKept), countingClock());
        ASSERT_EQ(made.saved, Saved::Yes);
        rules::Random random(81);
        Game& game = *made.kept.game;
        medium.fill();
        Saved saved = Saved::Yes;
        Record safe = game.record();
        // The last block of the file has some room left.
        for (int i = 0; i < 100 && saved == Saved::Yes; ++i) {
            safe = game.record();
            saved = moveOn(game, random).saved;
        }
        ASSERT_EQ(saved, Saved::DiskFull);
        EXPECT_EQ(readJournal(readAll(medium.game())).record.beginning(safe.size()), safe);
        for (int i = 0; i < 20; ++i) EXPECT_EQ(moveOn(game, random).saved, Saved::DiskFull);
        medium.makeRoom();
        EXPECT_EQ(moveOn(game, random).saved, Saved::Yes);
        expectSaved(medium.game(), game.record());
    });
}

TEST(Medium, thatIsFullHasNoRoomForANewGame)
{
    withMedium([](const Medium& medium) {
        medium.fill();
        NewGame made = startGame(medium.game(), startOf(4, allKept), countingClock());
        EXPECT_EQ(made.saved, Saved::DiskFull);
        rules::Random random(82);
        EXPECT_EQ(moveOn(*made.kept.game, random).saved, Saved::DiskFull);
        medium.makeRoom();
        EXPECT_EQ(made.kept.game->keepNow(), Saved::Yes);
        expectSaved(medium.game(), made.kept.game->record());
    });
}

TEST(Medium, thatIsProtectedIsWrittenToWhenItIsNotAnyMore)
{
    withMedium([](const Medium& medium) {
        medium.protect(true);
        NewGame made = startGame(medium.game(), startOf(4, allKept), countingClock());
        EXPECT_EQ(made.saved, Saved::ReadOnly);
        rules::Random random(83);
        EXPECT_EQ(moveOn(*made.kept.game, random).saved, Saved::ReadOnly);
        medium.protect(false);
        EXPECT_EQ(moveOn(*made.kept.game, random).saved, Saved::Yes);
        const Record record = made.kept.game->record();
        expectSaved(medium.game(), record);
        made.kept = {};

        medium.protect(true);
        OpenedGame opened = openGame(medium.game(), countingClock());
        EXPECT_EQ(opened.saved, Saved::ReadOnly);
        ASSERT_TRUE(opened.kept);
        EXPECT_EQ(moveOn(*opened.kept.game, random).saved, Saved::ReadOnly);
        medium.protect(false);
        EXPECT_EQ(opened.kept.game->keepNow(), Saved::Yes);
        expectSaved(medium.game(), opened.kept.game->record());
    });
}

TEST(Medium, thatIsPulledOutAndPluggedInAgainHasEverything)
{
    withMedium([](const Medium& medium) {
        NewGame made = startGame(medium.game(), startOf(4, allKept), countingClock());
        rules::Random random(84);
        EXPECT_EQ(moveOn(*made.kept.game, random).saved, Saved::Yes);
        medium.pullOut();
        for (int i = 0; i < 5; ++i)
            EXPECT_EQ(moveOn(*made.kept.game, random).saved, Saved::Vanished);
        medium.plugIn();
        EXPECT_EQ(moveOn(*made.kept.game, random).saved, Saved::Yes);
        expectSaved(medium.game(), made.kept.game->record());
    });
}

} // namespace caboose::game::test
