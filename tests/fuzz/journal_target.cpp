// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/game/journal/checksum.h"
#include "model/game/journal/format.h"
#include "model/game/journal/journal_text.h"
#include "model/game/journal/journal_words.h"
#include "model/game/journal/salvage.h"

#include "tests/fuzz/feed.h"
#include "tests/fuzz/part.h"

#include <algorithm>
#include <string>

namespace caboose::fuzz {

namespace {

using game::JournalReading;

/// Without its checksums put right, hardly a line of a text is looked at.
constexpr std::uint32_t shareOfUnchecked = 16;
constexpr std::uint32_t shareOfWritten = 2;
/// What is broken is saved, and then read several times.
constexpr std::uint32_t shareOfBroken = 4;
/// What is sound needs no salvage; it must stand it all the same.
constexpr std::uint32_t shareOfSound = 16;

void staysTheSame(const game::Record& record)
{
    const std::string text = game::writeJournal(record, record.begunBy());
    const JournalReading again = game::readJournal(text);
    mustHold(again.isSound(), "what was written is understood");
    mustHold(again.tornLine == 0 && again.halfKept == 0, "all of what was written is there");
    mustHold(again.record == record, "written and read back, the same");
    mustHold(game::writeJournal(again.record, record.begunBy()) == text, "and so the text");
}

void readIt(std::string_view text)
{
    const JournalReading reading = game::readJournal(text);
    mustHold(reading.goodBytes <= text.size(), "the good part is a part");
    if (reading.fault) mustHold(reading.fault->line > 0, "a fault has a line");
    const bool isWritten = Part(text, shareOfWritten).has();
    if (reading.record.size() > 0 && isWritten) staysTheSame(reading.record);
    if (!Part(text, reading.isSound() ? shareOfSound : shareOfBroken).has()) return;
    for (const game::Salvaged& saved : game::salvage(text)) {
        staysTheSame(saved.record);
        game::History history;
        history.extend(saved.record);
        mustHold(history.knows(saved.record.head()), "it can be played on");
    }
}

/// The same with each line's checksum put right, since nobody guesses those.
std::string withChecksums(std::string_view text)
{
    std::string all;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        const std::string_view content = line.substr(0, line.rfind(" #"));
        all.append(content).append(" #").append(game::hexOf(game::crc32(content))).append("\n");
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return all;
}

} // namespace

/// Any text is read; what was read, or saved of it, is written and read back as the same.
void feed(std::string_view text)
{
    const std::string checked = withChecksums(text);
    if (checked != text && Part(text, shareOfUnchecked).has()) readIt(text);
    readIt(checked);
}

} // namespace caboose::fuzz
