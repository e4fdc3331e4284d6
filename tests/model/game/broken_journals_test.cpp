// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/game/playing.h"
#include "tests/model/game/temporary_folder.h"
#include "tests/source_dir.h"

#include "model/game/journal/checksum.h"
#include "model/game/journal/format.h"
#include "model/game/journal/journal_words.h"
#include "model/game/journal/salvage.h"
#include "model/game/open_game.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <fstream>
#include <set>

namespace caboose::game::test {

namespace {

const std::filesystem::path journals = CABOOSE_SOURCE_DIR "/tests/data/journals";

/// One broken file and what must be said of it.
struct Broken {
    std::string name;
    std::string flaw;
    std::size_t line = 0;
    std::uint32_t number = 0;
};

std::vector<Broken> brokenFiles()
{
    std::vector<Broken> all;
    std::ifstream list(journals / "broken/expected.txt");
    for (Broken broken; list >> broken.name >> broken.flaw >> broken.line >> broken.number;)
        all.push_back(broken);
    return all;
}

std::filesystem::path fileOf(const Broken& broken)
{
    return journals / "broken" / (broken.name + ".caboose");
}

} // namespace

TEST(BrokenJournals, areAllExpected)
{
    std::set<std::string> expected;
    for (const Broken& broken : brokenFiles()) expected.insert(broken.name);
    EXPECT_GT(expected.size(), 25U);
    for (const auto& entry : std::filesystem::directory_iterator(journals / "broken")) {
        if (entry.path().extension() != ".caboose") continue;
        EXPECT_TRUE(expected.contains(entry.path().stem())) << entry.path();
    }
}

TEST(BrokenJournals, eachGiveTheirMessage)
{
    for (const Broken& broken : brokenFiles()) {
        const JournalReading reading = readJournal(readAll(fileOf(broken)));
        ASSERT_TRUE(reading.fault) << broken.name << " is not broken";
        EXPECT_EQ(keyOf(reading.fault->flaw), broken.flaw) << broken.name;
        EXPECT_EQ(reading.fault->line, broken.line) << broken.name;
        EXPECT_EQ(reading.fault->number, broken.number) << broken.name;
    }
}

TEST(BrokenJournals, showEveryFlaw)
{
    std::set<std::string> shown;
    for (const Broken& broken : brokenFiles()) shown.insert(broken.flaw);
    // Nobody wants to keep such a file.
    const std::string large((std::size_t{64} << 20U) + 1, 'x');
    const JournalReading reading = readJournal(large);
    ASSERT_TRUE(reading.fault);
    shown.emplace(keyOf(reading.fault->flaw));
    for (int i = 0; i < static_cast<int>(Flaw::Count); ++i)
        EXPECT_TRUE(shown.contains(std::string(keyOf(static_cast<Flaw>(i))))) << i;
}

TEST(BrokenJournals, areNeverTouched)
{
    const TemporaryFolder folder;
    for (const Broken& broken : brokenFiles()) {
        const auto copy = folder / (broken.name + ".caboose");
        std::filesystem::copy_file(fileOf(broken), copy);
        const OpenedGame opened = openGame(copy, countingClock());
        EXPECT_FALSE(opened.kept) << broken.name;
        EXPECT_TRUE(opened.fault) << broken.name;
        EXPECT_EQ(readAll(copy), readAll(fileOf(broken)));
    }
}

TEST(BrokenJournals, giveWhatCanBeSavedOfThem)
{
    const TemporaryFolder folder;
    for (const Broken& broken : brokenFiles()) {
        const std::string text = readAll(fileOf(broken));
        const auto all = salvage(text);
        const Number good = readJournal(text).record.size();
        const bool isLost = good == 0 && text.find("snapshot") == std::string::npos;
        EXPECT_EQ(all.empty(), isLost || broken.flaw.starts_with("newer")) << broken.name;
        int n = 0;
        for (const Salvaged& saved : all) {
            const auto path = folder / (broken.name + std::to_string(++n));
            ASSERT_EQ(writeNew(path, saved.record), Saved::Yes);
            const OpenedGame opened = openGame(path, countingClock());
            ASSERT_TRUE(opened.kept) << broken.name;
            EXPECT_FALSE(opened.fault);
            EXPECT_EQ(opened.kept.game->record().beginning(saved.record.size()), saved.record);
        }
    }
}

TEST(Salvage, goesOnFromASnapshotBehindTheBrokenLine)
{
    const std::string text = readAll(journals / "broken/flipped-letter.caboose");
    const auto all = salvage(text);
    ASSERT_EQ(all.size(), 2U);
    EXPECT_TRUE(all[0].isFromSnapshot);
    EXPECT_EQ(all[0].lastEntry, 27U) << "nothing is missing at the end";
    EXPECT_FALSE(all[1].isFromSnapshot);
    EXPECT_EQ(all[1].lastEntry, 8U);
    EXPECT_EQ(all[1].linesLost, 19U);
    EXPECT_EQ(all[0].linesLost, 26U) << "but the way there is";
    // The end is the one that the unbroken file has.
    const JournalReading whole = readJournal(readAll(journals / "released/small-format-1.caboose"));
    ASSERT_TRUE(whole.isSound());
    History history;
    history.extend(all[0].record);
    EXPECT_EQ(*history.stateAfter(all[0].record.head())->table,
              *whole.history.stateAfter(whole.record.head())->table);
}

/// Behind the broken line somebody went on with a newer program.
TEST(Salvage, stopsWhereANewerProgramWentOn)
{
    const std::string text = readAll(journals / "broken/misspelt-entry.caboose");
    const std::string newer = "130 2023-11-14T22:17:33.000Z rules 4000000000";
    const auto all = salvage(text + newer + " #" + hexOf(crc32(newer)) + "\n");
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].lastEntry, 129U);
    for (const Salvaged& saved : all) {
        const JournalReading again =
            readJournal(writeJournal(saved.record, saved.record.begunBy()));
        EXPECT_TRUE(again.isSound());
        EXPECT_EQ(again.record, saved.record);
    }
}

TEST(Salvage, neverWritesOverAFile)
{
    const TemporaryFolder folder;
    writeAll(folder / "a", "mine");
    const auto all = salvage(readAll(journals / "broken/flipped-letter.caboose"));
    EXPECT_EQ(writeNew(folder / "a", all.front().record), Saved::Replaced);
    EXPECT_EQ(readAll(folder / "a"), "mine");
}

TEST(ReleasedFormats, openForEver)
{
    int count = 0;
    for (const auto& entry : std::filesystem::directory_iterator(journals / "released")) {
        const JournalReading reading = readJournal(readAll(entry.path()));
        ASSERT_TRUE(reading.isSound()) << entry.path();
        EXPECT_TRUE(reading.history.knows(reading.record.head()));
        ++count;
    }
    EXPECT_GE(count, static_cast<int>(journalFormat));
}

TEST(ReleasedFormats, holdAWholeGame)
{
    const JournalReading reading = readJournal(readAll(journals / "released/format-1.caboose"));
    const std::optional<State> end = reading.history.stateAfter(reading.record.head());
    ASSERT_TRUE(end);
    EXPECT_EQ(end->table->progress.step, rules::Step::GameOver);
}

/// Nothing is broken in it: its last answer is one that the rules do not accept any more.
TEST(CorrectedJournals, areLookedAtWhereTheyAreStillUnderstood)
{
    const auto path = journals / "corrected/last-answer-refused.caboose";
    const OpenedGame looked = lookAtGame(path, countingClock());
    ASSERT_TRUE(looked.kept);
    EXPECT_FALSE(looked.fault);
    EXPECT_EQ(looked.unreachable, std::vector<Number>{143});
    EXPECT_EQ(looked.kept.game->now().at, 117U);
    EXPECT_EQ(lookAtGamesEnd(path, countingClock()).kept.game->now().table(),
              looked.kept.game->now().table());
    const TemporaryFolder folder;
    std::filesystem::copy_file(path, folder / "copy");
    const OpenedGame opened = openGame(folder / "copy", countingClock());
    ASSERT_TRUE(opened.kept);
    EXPECT_EQ(opened.kept.game->now().state, looked.kept.game->now().state);
}

} // namespace caboose::game::test
