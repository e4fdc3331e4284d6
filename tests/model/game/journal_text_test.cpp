// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/game/playing.h"

#include "model/game/journal/answer_text.h"
#include "model/game/journal/checksum.h"
#include "model/game/journal/entry_text.h"
#include "model/game/journal/format.h"
#include "model/game/journal/journal_text.h"
#include "model/game/journal/journal_words.h"
#include "model/game/journal/time_text.h"
#include "tests/support/print_rules.h"
#include "tests/support/sanitized.h"

#include <gtest/gtest.h>

namespace caboose::game::test {

namespace {

/// A game in which everything was said that can be said.
Game everything()
{
    Game game = newGame(4, allKept);
    rules::Random random(31);
    playTo(game, rules::Step::PlayCard, random);
    game.note("Pie?\nL\xc3\xa9onie says: \\no\t#x");
    game.adjust({{.what = AdjustmentKind::Pawn,
                  .who = rules::Pawn::Marshal,
                  .to = rules::roofOf(rules::Car::Locomotive)}});
    game.adjust({{.what = AdjustmentKind::Pawn,
                  .who = rules::Pawn::Belle,
                  .to = rules::roofOf(game.now().table().express.back())},
                 {.what = AdjustmentKind::OnSheet,
                  .who = rules::Pawn::Doc,
                  .sheetField = SheetField::Cash,
                  .number = -250}});
    game.look({});
    game.look({.all = false, .seat = 2});
    playTo(game, rules::Step::PerformAction, random);
    game.decideOtherwise(rules::Choice(rules::Pawn::Doc));
    game.undoStep();
    game.redoStep();
    game.undoBeat();
    moveOn(game, random);
    game.goTo(game.record().branches().front());
    game.startWhatIf(20);
    moveOn(game, random);
    game.keepWhatIf();
    game.follow({CardsEntered::WhenTurnedOver, {.purseValues = true}});
    moveOn(game, random);
    game.takeSnapshot();
    return game;
}

std::vector<std::string> kinds(const Record& record)
{
    std::vector<std::string> all;
    for (Number n = 1; n <= record.size(); ++n) {
        const std::string line = write(record, n);
        Words words(line);
        words.take();
        words.take();
        all.emplace_back(words.take());
    }
    return all;
}

} // namespace

TEST(Checksum, isTheUsualOne)
{
    EXPECT_EQ(crc32("123456789"), 0xcbf43926U);
    EXPECT_EQ(crc32(""), 0U);
}

TEST(Checksum, ofAnyLengthIsWhatItsBitsSay)
{
    const auto bitByBit = [](std::string_view bytes) {
        std::uint32_t rest = 0xffffffffU;
        for (const char c : bytes) {
            rest ^= static_cast<unsigned char>(c);
            for (int bit = 0; bit < 8; ++bit)
                rest = (rest >> 1U) ^ ((rest & 1U) != 0 ? 0xedb88320U : 0U);
        }
        return ~rest;
    };
    std::string line;
    for (unsigned length = 0; length < 40; ++length) {
        EXPECT_EQ(crc32(line), bitByBit(line)) << length;
        line += static_cast<char>(length * 73U + 200U);
    }
}

TEST(Times, areWrittenAndRead)
{
    const Time time(std::chrono::milliseconds(1740860103123));
    EXPECT_EQ(textOf(time), "2025-03-01T20:15:03.123Z");
    EXPECT_EQ(timeFrom(textOf(time)), time);
    for (const char* wrong :
         {"", "2025-02-30T00:00:00.000Z", "2025-03-01T24:00:00.000Z", "2025-03-01 20:15:03.123Z",
          "2025-03-01T20:15:03.123", "-025-03-01T20:15:03.123Z", "2025-03-01T20:15:61.123Z"}) {
        EXPECT_EQ(timeFrom(wrong), std::nullopt) << wrong;
    }
    EXPECT_EQ(textOf(writable(Time::max())), "9999-12-31T23:59:59.999Z");
    EXPECT_EQ(textOf(writable(Time::min())), "1970-01-01T00:00:00.000Z");
}

TEST(EscapedText, comesBackAsItWas)
{
    std::string all;
    for (int c = 1; c < 256; ++c) all += static_cast<char>(c);
    all += '\0';
    EXPECT_EQ(unescaped(escaped(all)), all);
    EXPECT_EQ(escaped(all).find('\n'), std::string::npos);
    for (const char* wrong : {"\\", "\\q", "\\x", "\\x0", "\\x41", "\\x0a", "\t"})
        EXPECT_EQ(unescaped(wrong), std::nullopt) << wrong;
}

TEST(JournalText, saysEverythingAndIsReadBackTheSame)
{
    const Game game = everything();
    const auto body = kinds(game.record());
    for (const char* kind : {"start", "answer", "drawn", "go-on", "adjust", "decide", "follow",
                             "undo", "redo", "switch", "what-if", "note", "look", "snapshot"}) {
        EXPECT_NE(std::find(body.begin(), body.end(), kind), body.end()) << kind;
    }
    const std::string text = writeJournal(game.record(), rulesRevision);
    const JournalReading reading = readJournal(text);
    ASSERT_TRUE(reading.isSound())
        << keyOf(reading.fault->flaw) << " in line " << reading.fault->line;
    EXPECT_EQ(reading.record, game.record());
    EXPECT_EQ(reading.goodBytes, text.size());
    EXPECT_EQ(reading.tornLine, 0U);
    EXPECT_TRUE(reading.history.disagreements().empty());
    EXPECT_EQ(*reading.history.stateAfter(reading.record.head()), game.now().state);
    EXPECT_EQ(writeJournal(reading.record, rulesRevision), text);
}

TEST(JournalText, leavesOutATornLine)
{
    const Game game = everything();
    const std::string text = writeJournal(game.record(), rulesRevision);
    const std::size_t lastLine = text.rfind('\n', text.size() - 2) + 1;
    for (const std::size_t cut : {lastLine + 1, lastLine + 30, text.size() - 1}) {
        const JournalReading reading = readJournal(text.substr(0, cut));
        EXPECT_TRUE(reading.isSound());
        EXPECT_EQ(reading.tornLine, game.record().size() + 1);
        EXPECT_EQ(reading.tornBytes, cut - lastLine);
        EXPECT_EQ(reading.goodBytes, lastLine);
        EXPECT_EQ(reading.record, game.record().beginning(game.record().size() - 1));
    }
    const JournalReading zeros = readJournal(text + std::string(512, '\0'));
    EXPECT_TRUE(zeros.isSound());
    EXPECT_EQ(zeros.tornBytes, 512U);
}

TEST(JournalText, leavesOutAWhatIfThatWasNotWhollyWritten)
{
    Game game = newGame(3, nothingKept);
    rules::Random random(5);
    moveOn(game, random);
    const Record before = game.record();
    game.startWhatIf(1);
    moveOn(game, random);
    moveOn(game, random);
    game.keepWhatIf();
    const std::string text = writeJournal(game.record(), rulesRevision);
    const std::string whole = writeJournal(before, rulesRevision);
    const std::size_t lastLine = text.rfind('\n', text.size() - 2) + 1;
    const JournalReading reading = readJournal(text.substr(0, lastLine));
    EXPECT_TRUE(reading.isSound());
    EXPECT_EQ(reading.halfKept, 2U) << "the mark and the first of two";
    EXPECT_EQ(reading.record, before);
    EXPECT_EQ(reading.goodBytes, whole.size());
}

TEST(JournalText, findsEveryFlippedBit)
{
    Game game = newGame(3, nothingKept);
    rules::Random random(6);
    for (int i = 0; i < 3; ++i) moveOn(game, random);
    const std::string text = writeJournal(game.record(), rulesRevision);
    const std::size_t step = caboose::test::isSanitized ? 9 : 1;
    for (std::size_t i = 0; i < text.size(); i += step) {
        for (int bit = 0; bit < 8; ++bit) {
            std::string broken = text;
            broken[i] = static_cast<char>(broken[i] ^ (1 << bit));
            const JournalReading reading = readJournal(broken);
            EXPECT_TRUE(!reading.isSound() || reading.tornLine != 0) << "byte " << i;
        }
    }
}

TEST(JournalText, keepsEveryKindOfVerdict)
{
    const rules::Rule rule{12, 2, 0};
    for (const rules::Verdict& verdict :
         {rules::allowed(rule), rules::refused(rules::Reason::NoTarget, rule),
          rules::depends(rules::Reason::HandUnseen, rule),
          rules::notRefereed(rule).with(rules::Pawn::Shotgun)}) {
        EXPECT_EQ(verdictFrom(textOf(verdict)), verdict) << textOf(verdict);
    }
}

} // namespace caboose::game::test
