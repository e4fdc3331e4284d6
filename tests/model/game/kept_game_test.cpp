// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/game/playing.h"
#include "tests/model/game/temporary_folder.h"

#include "model/game/journal/format.h"
#include "model/game/open_game.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <csignal>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace caboose::game::test {

using rules::Step;

namespace {

NewGame start(const std::filesystem::path& path, rules::KeptByProgram kept = allKept)
{
    return startGame(path, startOf(3, kept), countingClock());
}

OpenedGame open(const std::filesystem::path& path)
{
    return openGame(path, countingClock());
}

/// The file says all that the record says.
void expectSaved(const std::filesystem::path& path, const Record& record)
{
    const JournalReading reading = readJournal(readAll(path));
    EXPECT_TRUE(reading.isSound());
    EXPECT_EQ(reading.record, record);
}

/// No file may become larger than this while it lives: a disk without room.
class SizeLimit {
public:
    explicit SizeLimit(rlim_t bytes)
    {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        // NOLINTNEXTLINE(cppcoreguidelines-pro-type-cstyle-cast): the system's constant
        m_signal = std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    SizeLimit(const SizeLimit&) = delete;
    SizeLimit& operator=(const SizeLimit&) = delete;
    ~SizeLimit()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_signal);
    }

private:
    rlimit m_before{};
    void (*m_signal)(int) = SIG_DFL;
};

} // namespace

TEST(GameWithFile, continuesExactlyWhereItStopped)
{
    const TemporaryFolder folder;
    rules::Random random(61);
    State stopped;
    Record record;
    {
        NewGame made = start(folder / "a.caboose");
        ASSERT_EQ(made.saved, Saved::Yes);
        Game& game = *made.kept.game;
        playTo(game, Step::PerformAction, random);
        while (game.now().state.answers.empty()) ASSERT_EQ(moveOn(game, random).saved, Saved::Yes);
        game.undoStep();
        game.redoStep();
        stopped = game.now().state;
        record = game.record();
    }
    const OpenedGame opened = open(folder / "a.caboose");
    ASSERT_TRUE(opened.kept);
    EXPECT_EQ(opened.saved, Saved::Yes);
    EXPECT_EQ(opened.kept.game->now().state, stopped) << "in an open question";
    EXPECT_EQ(opened.kept.game->record(), record);
    EXPECT_EQ(opened.tornLine, 0U);
    EXPECT_TRUE(opened.kept.game->undoStep().isAccepted()) << "undoing goes on across restarts";
}

TEST(GameWithFile, isOnDiskBeforeAnswerReturns)
{
    const TemporaryFolder folder;
    NewGame made = start(folder / "a.caboose");
    rules::Random random(62);
    for (int i = 0; i < 30; ++i) {
        ASSERT_EQ(moveOn(*made.kept.game, random).saved, Saved::Yes);
        expectSaved(folder / "a.caboose", made.kept.game->record());
    }
}

TEST(GameWithFile, leavesOutATornLineAndGoesOn)
{
    const TemporaryFolder folder;
    const auto path = folder / "a.caboose";
    rules::Random random(63);
    Record record;
    {
        NewGame made = start(path, nothingKept);
        for (int i = 0; i < 9; ++i) moveOn(*made.kept.game, random);
        record = made.kept.game->record();
    }
    writeAll(path, readAll(path) + "11 2023-11-14T22:13:");
    OpenedGame opened = open(path);
    ASSERT_TRUE(opened.kept);
    EXPECT_EQ(opened.tornLine, 12U) << "one line is the header";
    EXPECT_EQ(opened.tornBytes, 20U);
    EXPECT_EQ(opened.kept.game->record(), record);
    EXPECT_EQ(moveOn(*opened.kept.game, random).saved, Saved::Yes);
    expectSaved(path, opened.kept.game->record());
}

TEST(GameWithFile, isWrittenByOneProgramAtATime)
{
    const TemporaryFolder folder;
    NewGame made = start(folder / "a.caboose");
    OpenedGame second = open(folder / "a.caboose");
    EXPECT_EQ(second.saved, Saved::InUse);
    EXPECT_EQ(second.holder.process, ::getpid());
    EXPECT_EQ(second.holder.program, "game_test");
    ASSERT_TRUE(second.kept) << "it may be looked at";
    EXPECT_EQ(second.kept.journal, nullptr);
    const std::string before = readAll(folder / "a.caboose");
    rules::Random random(1);
    EXPECT_EQ(moveOn(*second.kept.game, random).saved, Saved::NotAsked);
    EXPECT_EQ(readAll(folder / "a.caboose"), before);
    made.kept = {};
    EXPECT_EQ(open(folder / "a.caboose").saved, Saved::Yes) << "and now it is free";
}

TEST(GameWithFile, neverReplacesAFileThatIsThere)
{
    const TemporaryFolder folder;
    writeAll(folder / "a.caboose", "my diary");
    NewGame made = start(folder / "a.caboose");
    EXPECT_EQ(made.saved, Saved::Replaced);
    rules::Random random(1);
    EXPECT_EQ(moveOn(*made.kept.game, random).saved, Saved::Replaced);
    EXPECT_EQ(readAll(folder / "a.caboose"), "my diary");
}

TEST(GameWithFile, goesOnWithoutRoomAndIsSavedWhenThereIsRoomAgain)
{
    const TemporaryFolder folder;
    const auto path = folder / "a.caboose";
    NewGame made = start(path, nothingKept);
    Game& game = *made.kept.game;
    rules::Random random(64);
    for (int i = 0; i < 5; ++i) moveOn(game, random);
    const Record safe = game.record();
    {
        const SizeLimit full(readAll(path).size() + 20);
        for (int i = 0; i < 5; ++i) EXPECT_EQ(moveOn(game, random).saved, Saved::TooLarge);
        EXPECT_EQ(made.kept.journal->kept(), safe.size());
        const JournalReading reading = readJournal(readAll(path));
        EXPECT_EQ(reading.record, safe) << "what was safe is safe still";
        EXPECT_EQ(reading.tornBytes, 20U);
    }
    EXPECT_EQ(game.keepNow(), Saved::Yes);
    expectSaved(path, game.record());
    EXPECT_EQ(game.record().size(), safe.size() + 5);
}

TEST(GameWithFile, goesOnWhenTheFileHasVanishedAndWritesAllOfItAgain)
{
    const TemporaryFolder folder;
    const auto path = folder / "stick" / std::filesystem::path("a.caboose");
    std::filesystem::create_directory(folder / "stick");
    NewGame made = start(path);
    rules::Random random(65);
    moveOn(*made.kept.game, random);
    std::filesystem::remove_all(folder / "stick");
    EXPECT_EQ(moveOn(*made.kept.game, random).saved, Saved::Vanished);
    EXPECT_EQ(moveOn(*made.kept.game, random).saved, Saved::Vanished);
    std::filesystem::create_directory(folder / "stick");
    EXPECT_EQ(moveOn(*made.kept.game, random).saved, Saved::Yes);
    expectSaved(path, made.kept.game->record());
}

TEST(GameWithFile, takesUpItsFileWhenTheMediumIsBack)
{
    const TemporaryFolder folder;
    const auto path = folder / "a.caboose";
    NewGame made = start(path);
    rules::Random random(66);
    moveOn(*made.kept.game, random);
    // The same file as another file of the system, as after unplugging and plugging in.
    std::filesystem::copy_file(path, folder / "copy");
    std::filesystem::remove(path);
    std::filesystem::rename(folder / "copy", path);
    EXPECT_EQ(moveOn(*made.kept.game, random).saved, Saved::Yes);
    expectSaved(path, made.kept.game->record());
}

TEST(GameWithFile, touchesNoOtherFileInItsPlace)
{
    const TemporaryFolder folder;
    const auto path = folder / "a.caboose";
    NewGame made = start(path);
    rules::Random random(67);
    moveOn(*made.kept.game, random);
    std::filesystem::remove(path);
    {
        rules::Random others(99);
        NewGame other = startGame(path, startOf(4, allKept), countingClock());
        moveOn(*other.kept.game, others);
    }
    const std::string before = readAll(path);
    EXPECT_EQ(moveOn(*made.kept.game, random).saved, Saved::Beside);
    EXPECT_EQ(readAll(path), before);
    expectSaved(folder / "a-2.caboose", made.kept.game->record());
}

TEST(GameWithFile, isPlayedOnWhereNothingMayBeWritten)
{
    if (::geteuid() == 0) {
        // Nothing is forbidden to root: somebody else looks.
        const TemporaryFolder folder;
        const auto path = folder / "a.caboose";
        {
            start(path);
        }
        std::filesystem::permissions(path, std::filesystem::perms{0444});
        std::filesystem::permissions(folder.path(), std::filesystem::perms{0555});
        const pid_t child = ::fork();
        if (child == 0) {
            constexpr uid_t nobody = 65534;
            if (::setuid(nobody) != 0) ::_exit(2);
            OpenedGame opened = open(path);
            NewGame made = start(folder / "b.caboose");
            rules::Random random(1);
            const bool holds = opened.saved == Saved::ReadOnly && opened.kept &&
                               moveOn(*opened.kept.game, random).saved == Saved::ReadOnly &&
                               made.saved == Saved::ReadOnly &&
                               moveOn(*made.kept.game, random).saved == Saved::ReadOnly;
            ::_exit(holds ? 0 : 1);
        }
        int status = 0;
        ::waitpid(child, &status, 0);
        EXPECT_EQ(status, 0);
        return;
    }
    const TemporaryFolder folder;
    const auto path = folder / "a.caboose";
    {
        start(path);
    }
    std::filesystem::permissions(path, std::filesystem::perms{0444});
    OpenedGame opened = open(path);
    ASSERT_TRUE(opened.kept);
    EXPECT_EQ(opened.saved, Saved::ReadOnly);
    rules::Random random(1);
    EXPECT_EQ(moveOn(*opened.kept.game, random).saved, Saved::ReadOnly);
    std::filesystem::permissions(path, std::filesystem::perms{0644});
    EXPECT_EQ(opened.kept.game->keepNow(), Saved::Yes) << "saving resumes";
}

TEST(GameWithFile, saysWhereThereIsNoGame)
{
    const TemporaryFolder folder;
    EXPECT_EQ(open(folder / "nothing").saved, Saved::Vanished);
    EXPECT_FALSE(open(folder.path()).kept);
    writeAll(folder / "empty", "");
    EXPECT_EQ(open(folder / "empty").fault->flaw, Flaw::Empty);
    writeAll(folder / "header", journalHeader(rulesRevision));
    EXPECT_EQ(open(folder / "header").fault->flaw, Flaw::Empty);
}

} // namespace caboose::game::test
