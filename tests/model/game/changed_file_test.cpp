// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/game/playing.h"
#include "tests/model/game/temporary_folder.h"

#include "model/game/open_game.h"

#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <fstream>
#include <functional>

namespace caboose::game::test {

namespace {

/// A game that has begun, with the file that somebody is going to meddle with.
struct Followed {
    Followed()
    {
        for (int i = 0; i < 10; ++i) moveOn(game(), random);
    }
    Game& game() { return *made.kept.game; }
    Saved goOn() { return moveOn(game(), random).saved; }

    TemporaryFolder folder;
    std::filesystem::path path = folder / "friday.caboose";
    rules::Random random{70};
    NewGame made = startGame(path, startOf(4, allKept), countingClock());
};

void expectSaved(const std::filesystem::path& path, const Record& record)
{
    const JournalReading reading = readJournal(readAll(path));
    EXPECT_TRUE(reading.isSound());
    EXPECT_EQ(reading.record, record);
}

/// Whatever somebody does to the file: it stays so, and all of the game is in a new one.
void expectBeside(const std::function<void(const std::filesystem::path&)>& meddle)
{
    Followed followed;
    meddle(followed.path);
    const std::string left = readAll(followed.path);
    EXPECT_EQ(followed.goOn(), Saved::Beside);
    EXPECT_EQ(followed.made.kept.journal->path(), followed.folder / "friday-2.caboose");
    EXPECT_EQ(followed.goOn(), Saved::Yes) << "it is said once";
    EXPECT_EQ(readAll(followed.path), left);
    expectSaved(followed.folder / "friday-2.caboose", followed.game().record());
}

} // namespace

TEST(ChangedFile, thatWasCutOffInPlaceIsLeftAlone)
{
    expectBeside([](const auto& path) {
        std::filesystem::resize_file(path, std::filesystem::file_size(path) / 2);
    });
    expectBeside([](const auto& path) { std::filesystem::resize_file(path, 0); });
}

TEST(ChangedFile, thatWasWrittenOverInPlaceIsLeftAlone)
{
    expectBeside([](const auto& path) { writeAll(path, "my diary"); });
    expectBeside([](const auto& path) {
        std::string text = readAll(path);
        text[text.size() / 2] ^= 1;
        writeAll(path, text);
    });
}

TEST(ChangedFile, thatHasGrownIsLeftAlone)
{
    expectBeside([](const auto& path) { std::ofstream(path, std::ios::app) << "and more\n"; });
}

TEST(ChangedFile, thatHasAnotherOneInItsPlaceIsLeftAlone)
{
    expectBeside([](const auto& path) {
        std::filesystem::remove(path);
        writeAll(path, "my diary");
    });
}

TEST(ChangedFile, inWhichNothingHasChangedGoesOn)
{
    Followed followed;
    std::filesystem::last_write_time(followed.path, std::filesystem::file_time_type::clock::now());
    EXPECT_EQ(followed.goOn(), Saved::Yes);
    const std::string same = readAll(followed.path);
    writeAll(followed.path, same);
    EXPECT_EQ(followed.goOn(), Saved::Yes);
    expectSaved(followed.path, followed.game().record());
}

TEST(ChangedFile, leavesTheNamesAloneThatAreTaken)
{
    Followed followed;
    writeAll(followed.folder / "friday-2.caboose", "mine");
    writeAll(followed.path, "");
    EXPECT_EQ(followed.goOn(), Saved::Beside);
    EXPECT_EQ(readAll(followed.folder / "friday-2.caboose"), "mine");
    expectSaved(followed.folder / "friday-3.caboose", followed.game().record());
}

TEST(LookedAtGame, takesNothingWhileAnotherProgramWritesItNorLater)
{
    Followed followed;
    OpenedGame second = openGame(followed.path, countingClock());
    ASSERT_TRUE(second.kept);
    EXPECT_EQ(second.saved, Saved::InUse);
    Game& looked = *second.kept.game;
    const Record before = looked.record();
    const auto expectNothing = [&](const Reply& reply) {
        ASSERT_TRUE(reply.objection);
        EXPECT_EQ(reply.objection->misfit, Misfit::OnlyLookedAt);
        EXPECT_EQ(looked.record(), before);
    };
    for (int i = 0; i < 2; ++i) {
        expectNothing(moveOn(looked, followed.random));
        expectNothing(looked.undoStep());
        expectNothing(looked.goTo(1));
        expectNothing(looked.note("hello"));
        expectNothing(looked.look({}));
        expectNothing(looked.startWhatIf(before.size()));
        expectNothing(looked.takeSnapshot());
        expectNothing(looked.adjust({{.what = AdjustmentKind::FirstPlayer, .seat = 1}}));
        followed.made.kept = {};
    }
    OpenedGame again = openGame(followed.path, countingClock());
    EXPECT_EQ(again.saved, Saved::Yes) << "and now it is free";
    EXPECT_EQ(again.kept.game->record(), before);
}

TEST(LookedAtGame, isThereWithoutALockAndUnchanged)
{
    Followed followed;
    const std::string before = readAll(followed.path);
    const OpenedGame looked = lookAtGame(followed.path, countingClock());
    ASSERT_TRUE(looked.kept);
    EXPECT_TRUE(looked.kept.game->isOnlyLookedAt());
    EXPECT_EQ(looked.kept.game->record(), followed.game().record());
    EXPECT_EQ(readAll(followed.path), before);
    EXPECT_FALSE(lookAtGame(followed.folder / "nowhere", countingClock()).kept);
    EXPECT_FALSE(lookAtGame("/dev/zero", countingClock()).kept);
    EXPECT_FALSE(openGame("/dev/zero", countingClock()).kept);
}

/// A file with nothing in it that seems to be larger than any disk.
TEST(LookedAtGame, mayNotBeEndless)
{
    const TemporaryFolder folder;
    writeAll(folder / "sparse", "caboose-game");
    std::filesystem::resize_file(folder / "sparse", std::uintmax_t{200} << 30U);
    for (const auto open : {openGame, lookAtGame}) {
        const OpenedGame opened = open(folder / "sparse", countingClock());
        EXPECT_FALSE(opened.kept);
        ASSERT_TRUE(opened.fault);
        EXPECT_EQ(opened.fault->flaw, Flaw::TooLarge);
    }
}

} // namespace caboose::game::test
