// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/journal/last_stretch.h"

#include "model/game/journal/entry_text.h"
#include "model/game/journal/format.h"
#include "model/game/journal/journal_text.h"
#include "model/game/journal/journal_words.h"
#include "model/game/record/apply.h"
#include "model/game/record/lasting_position.h"

#include <memory>
#include <utility>
#include <vector>

namespace caboose::game {

namespace {

/// What a line is to the place where the game stands.
enum class LineKind { Move, Jump, Note, Snapshot, Nothing, Unusual };

LineKind kindOf(std::string_view word)
{
    static constexpr std::pair<std::string_view, LineKind> kinds[] = {
        {"answer", LineKind::Move},  {"drawn", LineKind::Move},       {"go-on", LineKind::Move},
        {"adjust", LineKind::Move},  {"decide", LineKind::Move},      {"follow", LineKind::Move},
        {"start", LineKind::Move},   {"undo", LineKind::Jump},        {"redo", LineKind::Jump},
        {"switch", LineKind::Jump},  {"what-if", LineKind::Jump},     {"note", LineKind::Note},
        {"look", LineKind::Nothing}, {"snapshot", LineKind::Snapshot}};
    for (const auto& [known, kind] : kinds) {
        if (known == word) return kind;
    }
    return LineKind::Unusual;
}

/// The position that a snapshot tells, to begin with; nothing if that can't be.
std::optional<Started> startFrom(const Snapshot& snapshot)
{
    auto position = positionFrom(snapshot.position);
    if (!position) return std::nullopt;
    Started started{std::make_shared<const rules::Table>(std::move(position->table)),
                    std::move(position->answers), 0, snapshot.cards};
    if (objectionTo(started)) return std::nullopt;
    return started;
}

class Stretch {
public:
    /// False: it is no journal like all others.
    bool take(std::string_view line)
    {
        const auto content = checkedLine(line);
        if (!content) return false;
        if (++m_lines == 1) return takeHeader(line);
        Words words(*content);
        const bool isNext = words.takeNumber<Number>() == number();
        words.take();
        const LineKind kind = kindOf(words.take());
        if (!isNext || kind == LineKind::Unusual) return false;
        keep(kind, *content, words);
        return true;
    }

    std::optional<Record> record() const
    {
        const auto told = m_snapshot.empty() ? std::nullopt : readAlone(m_snapshot);
        const auto* snapshot = told ? told->as<Snapshot>() : nullptr;
        auto started = snapshot ? startFrom(*snapshot) : std::nullopt;
        if (!started) return std::nullopt;
        Record record(m_rules);
        record.append({1, told->time, std::move(*started)});
        for (const std::string_view content : m_since) {
            std::optional<Entry> entry = readAlone(content);
            if (!entry) return std::nullopt;
            if (auto* noted = std::get_if<Noted>(&entry->body)) noted->about = record.head();
            entry->number = record.size() + 1;
            record.append(std::move(*entry));
        }
        return record;
    }

private:
    [[nodiscard]] Number number() const { return static_cast<Number>(m_lines - 1); }

    bool takeHeader(std::string_view line)
    {
        for (m_rules = 1; m_rules <= rulesRevision; ++m_rules) {
            const std::string header = journalHeader(m_rules);
            if (std::string_view(header).substr(0, header.size() - 1) == line) return true;
        }
        return false;
    }

    void keep(LineKind kind, std::string_view content, Words& words)
    {
        switch (kind) {
        case LineKind::Move:
            m_head = number();
            m_since.push_back(content);
            break;
        case LineKind::Jump:
            m_head = noEntry;
            m_snapshot = {};
            break;
        case LineKind::Note: keepNote(content); break;
        case LineKind::Snapshot: beginWith(content, words.takeNumber<Number>()); break;
        case LineKind::Nothing:
        case LineKind::Unusual: break;
        }
    }

    void keepNote(std::string_view content)
    {
        m_notes.push_back(content);
        m_since.push_back(content);
    }

    /// Only one of where the game is when it is written.
    void beginWith(std::string_view content, std::optional<Number> at)
    {
        const bool isHere = m_head != noEntry && at == m_head;
        m_snapshot = isHere ? content : std::string_view();
        if (isHere) m_since = m_notes;
    }

    std::size_t m_lines = 0;
    std::uint32_t m_rules = 0;
    Number m_head = noEntry; ///< where the game is; none: where a jump led
    std::string_view m_snapshot;
    std::vector<std::string_view> m_notes;
    std::vector<std::string_view> m_since; ///< the snapshot, and all notes
};

} // namespace

std::optional<Record> lastStretch(std::string_view journal)
{
    if (journal.size() > largestJournal || !journal.ends_with('\n')) return std::nullopt;
    Stretch stretch;
    while (!journal.empty()) {
        const std::size_t end = journal.find('\n');
        if (!stretch.take(journal.substr(0, end))) return std::nullopt;
        journal.remove_prefix(end + 1);
    }
    return stretch.record();
}

} // namespace caboose::game
