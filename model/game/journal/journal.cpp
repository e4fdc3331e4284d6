// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/journal/journal.h"

#include "model/game/journal/format.h"
#include "model/game/journal/journal_text.h"

namespace caboose::game {

Journal::Journal(std::filesystem::path path, std::unique_ptr<GrowingFile> file, std::size_t bytes,
                 Number entries)
    : m_path(std::move(path)), m_file(std::move(file)), m_bytes(bytes), m_kept(entries)
{}

Saved Journal::keep(const Record& record)
{
    if (const Saved reached = reach(record); reached != Saved::Yes) return reached;
    if (m_kept == record.size()) return Saved::Yes;
    std::string text = m_bytes == 0 ? journalHeader(rulesRevision) : std::string();
    text += journalLines(record, m_kept + 1);
    const Saved saved = m_file->write(m_bytes, text);
    if (saved != Saved::Yes) return saved;
    m_bytes += text.size();
    m_kept = record.size();
    return Saved::Yes;
}

/// Sees to it that there is a file and that it is ours.
Saved Journal::reach(const Record& record)
{
    if (m_file) {
        const Saved there = m_file->whereabouts();
        if (there == Saved::Yes) return Saved::Yes;
        if (there != Saved::Vanished && there != Saved::Replaced) return there;
    }
    GrowingFile::Opened opened = GrowingFile::create(m_path);
    if (opened.file) {
        m_file = std::move(opened.file);
        m_bytes = 0;
        m_kept = 0;
        return Saved::Yes;
    }
    const bool mayBeOurs = opened.saved == Saved::Replaced && m_bytes > 0;
    return mayBeOurs ? refresh(record, GrowingFile::open(m_path)) : opened.saved;
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
