// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/game/temporary_folder.h"
#include "tests/source_dir.h"

#include "model/game/journal/adjustment_text.h"
#include "model/game/journal/entry_text.h"
#include "model/game/journal/format.h"
#include "model/game/journal/journal_text.h"
#include "model/game/journal/journal_words.h"
#include "model/rules/core/question.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <set>
#include <sstream>

namespace caboose::game::test {

namespace {

std::string description()
{
    return readAll(CABOOSE_SOURCE_DIR "/model/game/journal/FORMAT.md");
}

/// What stands between a fence with this word and the next fence, for each of them.
std::vector<std::string> blocks(const std::string& text, const std::string& word)
{
    std::vector<std::string> all;
    const std::string fence = "```" + word + '\n';
    for (std::size_t at = text.find(fence); at != std::string::npos; at = text.find(fence, at)) {
        at += fence.size();
        all.push_back(text.substr(at, text.find("```", at) - at));
    }
    return all;
}

std::string journalInIt()
{
    return blocks(description(), "journal").at(0);
}

/// Everything that stands `between backquotes`, and what such a piece begins with.
std::set<std::string> wordsIn(const std::string& text)
{
    std::set<std::string> words;
    std::stringstream pieces(text);
    std::string piece;
    for (bool isQuoted = false; std::getline(pieces, piece, '`'); isQuoted = !isQuoted) {
        if (isQuoted) words.insert(piece.substr(0, piece.find(' ')));
    }
    return words;
}

template <typename Key>
void expectAll(const std::set<std::string>& words)
{
    for (int i = 0; i < static_cast<int>(Key::Count); ++i) {
        const std::string key(keyOf(static_cast<Key>(i)));
        EXPECT_TRUE(words.contains(key)) << key << " is not described";
    }
}

} // namespace

TEST(FormatDescription, hasAnExampleThatIsAJournal)
{
    const JournalReading reading = readJournal(journalInIt());
    ASSERT_TRUE(reading.isSound())
        << keyOf(reading.fault->flaw) << " in line " << reading.fault->line;
    EXPECT_EQ(reading.tornLine, 0U);
    EXPECT_TRUE(reading.history.disagreements().empty());
    EXPECT_EQ(reading.rules, rulesRevision);
}

TEST(FormatDescription, hasAnExampleOfEachKindOfEntry)
{
    const Record record = readJournal(journalInIt()).record;
    std::set<std::size_t> body;
    std::set<std::string> kinds;
    const std::set<std::string> described = wordsIn(description());
    for (const Entry& entry : record.entries()) {
        body.insert(entry.body.index());
        const std::string line = write(record, entry.number);
        Words words(line);
        words.take();
        words.take();
        kinds.emplace(words.take());
    }
    EXPECT_EQ(body.size(), std::variant_size_v<EntryBody>);
    for (const char* going : {"undo", "redo", "switch"}) EXPECT_TRUE(kinds.contains(going));
    for (const std::string& kind : kinds) EXPECT_TRUE(described.contains(kind)) << kind;
}

TEST(FormatDescription, hasLinesThatAreEntries)
{
    int count = 0;
    for (const std::string& block : blocks(description(), "entries")) {
        std::stringstream lines(block);
        for (std::string line; std::getline(lines, line); ++count) {
            auto entry = readAlone(line);
            ASSERT_TRUE(entry) << line;
            Record record = readJournal(journalInIt()).record;
            entry->number = record.size() + 1;
            record.append(*entry);
            const std::string written = write(record, entry->number);
            EXPECT_EQ(written.substr(written.find(' ')), line.substr(line.find(' ')));
        }
    }
    EXPECT_GT(count, 6);
}

TEST(FormatDescription, namesEverything)
{
    const std::set<std::string> words = wordsIn(description());
    expectAll<AdjustmentKind>(words);
    expectAll<SheetField>(words);
    expectAll<TableField>(words);
    expectAll<Flaw>(words);
    expectAll<OutOfPlace>(words);
    expectAll<rules::QuestionKind>(words);
}

TEST(FormatDescription, isOfTheFormatThatIsWritten)
{
    const std::string sentence = "This describes format " + std::to_string(journalFormat) + ".";
    EXPECT_NE(description().find(sentence), std::string::npos);
}

} // namespace caboose::game::test
