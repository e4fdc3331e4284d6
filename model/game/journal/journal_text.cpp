// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/journal/journal_text.h"

#include "model/game/journal/checksum.h"
#include "model/game/journal/entry_text.h"
#include "model/game/journal/format.h"
#include "model/game/journal/journal_words.h"
#include "model/game/record/rules_revision.h"

#include <array>

namespace caboose::game {

namespace {

constexpr std::string_view checksumMark = " #";
constexpr std::size_t checksumLength = checksumMark.size() + 8;

constexpr std::array<std::string_view, static_cast<std::size_t>(Flaw::Count)> flawKeys{
    "empty",        "not-a-journal", "newer-format", "newer-rules", "wrong-checksum",
    "not-an-entry", "out-of-place",  "no-table",     "too-large"};

std::string headerContent(std::uint32_t rules)
{
    return std::string(journalMark) + ' ' + std::to_string(journalFormat) + " rules " +
           std::to_string(rules);
}

std::string signedLine(std::string line)
{
    const std::uint32_t checksum = crc32(line);
    line += checksumMark;
    line += hexOf(checksum);
    line += '\n';
    return line;
}

class Reader {
public:
    explicit Reader(std::string_view text) : m_text(text) {}

    JournalReading read()
    {
        if (m_text.size() > largestJournal) {
            fail({.flaw = Flaw::TooLarge});
        } else if (readHeader()) {
            while (m_at < m_text.size() && readLine()) continue;
        }
        finishTrial();
        return std::move(m_reading);
    }

private:
    void fail(Fault fault)
    {
        fault.line = m_line;
        m_reading.fault = fault;
    }

    /// The next line without its end; nothing if it has none, because it was not finished.
    std::optional<std::string_view> nextLine()
    {
        ++m_line;
        const std::size_t end = m_text.find('\n', m_at);
        if (end == std::string_view::npos) return std::nullopt;
        const std::string_view line = m_text.substr(m_at, end - m_at);
        m_at = end + 1;
        return line;
    }

    bool readHeader()
    {
        const std::optional<std::string_view> line = nextLine();
        const bool isJournal = m_text.starts_with(journalMark);
        if (!isJournal || !line) {
            fail({.flaw = m_text.empty() ? Flaw::Empty : Flaw::NotAJournal});
            return false;
        }
        return readVersions(*line);
    }

    /// The format comes first: what stands behind a newer one, nobody knows here.
    bool readVersions(std::string_view line)
    {
        Words words(line);
        words.take();
        const auto format = words.takeNumber<std::uint32_t>();
        if (format && *format > journalFormat) {
            fail({.flaw = Flaw::NewerFormat, .number = *format});
            return false;
        }
        const auto content = checkedLine(line);
        const bool isRules = words.accept("rules");
        const auto rules = words.takeNumber<std::uint32_t>();
        if (!content || !isRules || !rules || *content != headerContent(*rules)) {
            fail({.flaw = content ? Flaw::NotAJournal : Flaw::WrongChecksum});
            return false;
        }
        m_reading.goodBytes = m_at;
        m_reading.record = Record(*rules);
        return useRules(*rules);
    }

    bool useRules(std::uint32_t revision)
    {
        if (revision > rulesRevision) {
            fail({.flaw = Flaw::NewerRules, .number = revision});
            return false;
        }
        m_reading.rules = revision;
        return true;
    }

    /// What a power cut leaves of a last line: a part of it, or zeros where it should be.
    bool isTorn(std::string_view line) const
    {
        return m_at == m_text.size() && line.find('\0') != std::string_view::npos;
    }

    bool leaveOutTorn()
    {
        m_reading.tornLine = m_line;
        m_reading.tornBytes = m_text.size() - m_reading.goodBytes;
        return false;
    }

    bool readLine()
    {
        const std::optional<std::string_view> line = nextLine();
        if (!line || isTorn(*line)) return leaveOutTorn();
        const auto content = checkedLine(*line);
        if (!content) {
            fail({.flaw = Flaw::WrongChecksum});
            return false;
        }
        return readContent(*content);
    }

    bool readContent(std::string_view content)
    {
        Record& record = m_reading.record;
        std::optional<Entry> entry = readEntry(record, content);
        if (!entry) {
            fail({.flaw = Flaw::NotAnEntry});
            return false;
        }
        if (const auto why = record.check(*entry)) {
            fail({.flaw = Flaw::OutOfPlace, .number = entry->number, .why = *why});
            return false;
        }
        return isPossible(*entry) && take(std::move(*entry));
    }

    /// The rules must be able to deal with the table, and know their own revision.
    bool isPossible(const Entry& entry)
    {
        if (const auto* reopened = entry.as<Reopened>()) return useRules(reopened->rulesRevision);
        const auto* started = entry.as<Started>();
        if (started == nullptr) return true;
        const auto objection = objectionTo(*started);
        if (objection) fail({.flaw = Flaw::NoTable, .objection = *objection});
        return !objection;
    }

    bool take(Entry entry)
    {
        if (const auto* tried = entry.as<WhatIfKept>()) m_trialEnd = entry.number + tried->count;
        m_reading.record.append(std::move(entry));
        m_reading.history.extend(m_reading.record);
        m_reading.goodBytes = m_at;
        if (m_trialEnd <= m_reading.record.size()) {
            m_sureEntries = m_reading.record.size();
            m_sureBytes = m_at;
        }
        return true;
    }

    /// A what-if is kept as a whole or not at all.
    void finishTrial()
    {
        const Number size = m_reading.record.size();
        if (m_trialEnd <= size) return;
        m_reading.halfKept = size - m_sureEntries;
        m_reading.record = m_reading.record.beginning(m_sureEntries);
        m_reading.history = {};
        m_reading.history.extend(m_reading.record);
        m_reading.goodBytes = m_sureBytes;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_line = 0;
    std::uint64_t m_trialEnd = 0;
    // What stands outside a what-if of which not all entries were read yet.
    Number m_sureEntries = 0;
    std::size_t m_sureBytes = 0;
    JournalReading m_reading;
};

} // namespace

std::string_view keyOf(Flaw flaw)
{
    return flawKeys[static_cast<std::size_t>(flaw)];
}

std::optional<std::string_view> checkedLine(std::string_view line)
{
    if (line.size() < checksumLength) return std::nullopt;
    const std::string_view content = line.substr(0, line.size() - checksumLength);
    const std::string_view mark = line.substr(content.size(), checksumMark.size());
    const auto checksum = hex32From(line.substr(content.size() + checksumMark.size()));
    if (mark != checksumMark || checksum != crc32(content)) return std::nullopt;
    return content;
}

JournalReading readJournal(std::string_view text)
{
    return Reader(text).read();
}

std::string journalHeader(std::uint32_t rules)
{
    return signedLine(headerContent(rules));
}

std::string journalLines(const Record& record, Number from)
{
    std::string text;
    for (Number n = from; n <= record.size(); ++n) text += signedLine(write(record, n));
    return text;
}

std::string writeJournal(const Record& record, std::uint32_t rules)
{
    return journalHeader(rules) + journalLines(record, 1);
}

} // namespace caboose::game
