// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/journal/journal.h"

#include "model/game/journal/format.h"
#include "model/game/journal/journal_text.h"

#include <string>
#include <utility>

namespace caboose::game {

Journal::Journal(std::filesystem::path path, std::unique_ptr<GrowingFile> file, std::size_t bytes,
                 Number entries)
    : m_path(std::move(path)), m_file(std::move(file)), m_bytes(bytes), m_kept(entries)
{}

Saved Journal::keep(const Record& record)
{
    if (const Saved reached = reach(record); reached != Saved::Yes) return reached;
    if (m_kept == record.size()) return Saved::Yes;
    std::string text = m_bytes == 0 ? journalHeader(record.begunBy()) : std::string();
    text += journalLines(record, m_kept + 1);
    const Saved saved = m_file->write(m_bytes, text);
    if (saved != Saved::Yes) return saved;
    m_bytes += text.size();
    m_kept = record.size();
    return std::exchange(m_isBeside, false) ? Saved::Beside : Saved::Yes;
}

/// Sees to it that there is a file and that it is ours.
Saved Journal::reach(const Record& record)
{
    if (!m_file) return reachAgain(record);
    const Saved there = m_file->whereabouts();
    switch (there) {
    case Saved::Changed:
        // Its dates alone may be others.
        if (!isAsWritten(record)) return goBeside();
        m_file->trust();
        return Saved::Yes;
    case Saved::Vanished:
    case Saved::Replaced: return reachAgain(record);
    case Saved::Yes:
    case Saved::NotAsked:
    case Saved::DiskFull:
    case Saved::ReadOnly:
    case Saved::TooLarge:
    case Saved::Beside:
    case Saved::InUse:
    case Saved::Failed:
    case Saved::Count: break;
    }
    return there;
}

Saved Journal::reachAgain(const Record& record)
{
    GrowingFile::Opened opened = GrowingFile::create(m_path);
    if (opened.file) {
        beginWith(std::move(opened.file));
        return Saved::Yes;
    }
    const bool mayBeOurs = opened.saved == Saved::Replaced && m_bytes > 0;
    if (!mayBeOurs) return opened.saved;
    const Saved again = refresh(record, GrowingFile::open(m_path));
    const bool isAnother = again == Saved::Replaced || (again == Saved::InUse && m_file);
    return isAnother ? goBeside() : again;
}

void Journal::beginWith(std::unique_ptr<GrowingFile> file)
{
    m_file = std::move(file);
    m_bytes = 0;
    m_kept = 0;
}

/// All that was written, and nothing else.
bool Journal::isAsWritten(const Record& record) const
{
    const auto text = m_file->read();
    if (!text || text->size() != m_bytes) return false;
    const JournalReading reading = readJournal(*text);
    return reading.isSound() && reading.goodBytes == m_bytes &&
           reading.record == record.beginning(m_kept);
}

Saved Journal::goBeside()
{
    constexpr int mostTries = 1000;
    GrowingFile::Opened opened;
    std::filesystem::path path;
    for (int n = 2; n < mostTries && !opened.file; ++n) {
        path = m_path;
        path.replace_filename(m_path.stem().string() + '-' + std::to_string(n) +
                              m_path.extension().string());
        opened = GrowingFile::create(path);
        if (!opened.file && opened.saved != Saved::Replaced) return opened.saved;
    }
    if (!opened.file) return Saved::Failed;
    beginWith(std::move(opened.file));
    m_path = path;
    m_isBeside = true;
    return Saved::Yes;
}

/// A medium that is back: the file is ours if it says what we have said, as far as it goes.
Saved Journal::refresh(const Record& record, GrowingFile::Opened opened)
{
    if (!opened.file) return opened.saved;
    const auto text = opened.file->read();
    if (!text) return Saved::Failed;
    const JournalReading reading = readJournal(*text);
    const Number entries = reading.record.size();
    const bool isOurs = reading.isSound() && entries > 0 && entries <= record.size() &&
                        reading.record == record.beginning(entries);
    if (!isOurs) return Saved::Replaced;
    m_file = std::move(opened.file);
    m_bytes = reading.goodBytes;
    m_kept = entries;
    return Saved::Yes;
}

} // namespace caboose::game
