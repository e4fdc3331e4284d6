// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/journal/salvage.h"

#include "model/game/journal/entry_text.h"
#include "model/game/journal/journal.h"
#include "model/game/journal/journal_text.h"
#include "model/game/record/earlier_rules.h"
#include "model/game/record/rules_revision.h"
#include "model/game/record/snapshot.h"

#include <algorithm>
#include <map>
#include <span>
#include <utility>

namespace caboose::game {

namespace {

/// Some programs change the ends of all lines when they save or send a text.
std::string withPlainLineEnds(std::string_view text)
{
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isExtra = text[i] == '\r' && text.substr(i + 1).starts_with('\n');
        if (!isExtra) plain += text[i];
    }
    return plain;
}

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

/// The entries behind the broken line that can be read, each for itself.
std::vector<Entry> entriesFrom(const std::vector<std::string_view>& lines, std::size_t first)
{
    std::vector<Entry> entries;
    for (std::size_t i = first; i < lines.size(); ++i) {
        const auto content = checkedLine(lines[i]);
        if (!content) continue;
        if (auto entry = readAlone(*content)) entries.push_back(std::move(*entry));
    }
    return entries;
}

/// A record that begins with a snapshot, and takes up what came behind it under new numbers.
class Continuation {
public:
    Continuation(const Entry& snapshot, const State& state, std::uint32_t rules) : m_record(rules)
    {
        const auto& told = *snapshot.as<Snapshot>();
        const rules::Position position = positionOf(state);
        append({1, snapshot.time, Started{state.table, position.answers, state.seed, told.cards}},
               told.at);
        m_last = snapshot.number;
    }

    /// Takes the entry up, if it has its place here.
    bool take(const Entry& entry)
    {
        if (entry.number != m_last + 1) return false;
        // What newer rules have written from here on, they alone understand.
        const auto* reopened = entry.as<Reopened>();
        if (reopened != nullptr && reopened->rulesRevision > rulesRevision) return false;
        std::optional<EntryBody> body = renumbered(entry.body);
        if (!body) return false;
        const Entry renewed{m_record.size() + 1, entry.time, std::move(*body)};
        if (m_record.check(renewed) || !fits(renewed)) return false;
        append(renewed, entry.number);
        m_last = entry.number;
        return true;
    }
    [[nodiscard]] const Record& record() const { return m_record; }
    [[nodiscard]] Number last() const { return m_last; }

private:
    void append(const Entry& entry, Number old)
    {
        m_record.append(entry);
        m_history.extend(m_record);
        m_new[old] = entry.number;
    }
    [[nodiscard]] bool fits(const Entry& entry) const
    {
        if (!entry.isMove()) return true;
        const std::optional<State> before = m_history.stateAfter(m_record.head());
        const std::uint32_t rules = m_record.rulesOf(m_record.size());
        return before && !applyBy(rules, *before, entry).objection;
    }

    [[nodiscard]] std::optional<EntryBody> renumbered(const EntryBody& body) const
    {
        if (const auto* went = std::get_if<Jumped>(&body)) {
            const bool isKnown = m_new.contains(went->from) && m_new.contains(went->to);
            if (!isKnown) return std::nullopt;
            return Jumped{m_new.at(went->from), m_new.at(went->to)};
        }
        if (const auto* tried = std::get_if<WhatIfKept>(&body)) {
            const bool isKnown = m_new.contains(tried->from) && m_new.contains(tried->to);
            if (!isKnown) return std::nullopt;
            return Jumped{m_new.at(tried->from), m_new.at(tried->to)};
        }
        if (const auto* noted = std::get_if<Noted>(&body)) {
            return Noted{m_new.contains(noted->about) ? m_new.at(noted->about) : m_record.head(),
                         noted->text};
        }
        if (const auto* snapshot = std::get_if<Snapshot>(&body)) {
            if (!m_new.contains(snapshot->at)) return std::nullopt;
            Snapshot renewed = *snapshot;
            renewed.at = m_new.at(snapshot->at);
            return renewed;
        }
        return body;
    }

    Record m_record;
    History m_history;
    std::map<Number, Number> m_new; ///< by the number in the broken file
    Number m_last = noEntry;
};

/// Nothing is broken there; whoever has the newer program loses nothing.
bool isNewer(const std::optional<Fault>& fault)
{
    return fault && (fault->flaw == Flaw::NewerFormat || fault->flaw == Flaw::NewerRules);
}

/// The revision of the rules by which what stands there was written.
std::uint32_t rulesBefore(std::span<const Entry> entries, std::uint32_t first)
{
    for (const Entry& entry : entries) {
        const auto* reopened = entry.as<Reopened>();
        if (reopened != nullptr) first = std::min(reopened->rulesRevision, rulesRevision);
    }
    return first;
}

/// The game from the last good snapshot on.
std::optional<Salvaged> fromSnapshot(const std::vector<Entry>& entries, std::uint64_t seed,
                                     std::uint32_t rules)
{
    for (auto at = entries.rbegin(); at != entries.rend(); ++at) {
        const auto* snapshot = at->as<Snapshot>();
        const auto state = snapshot != nullptr ? stateFrom(*snapshot, seed) : std::nullopt;
        if (!state) continue;
        const std::span before(entries.begin(), at.base());
        Continuation continuation(*at, *state, rulesBefore(before, rules));
        for (auto next = at.base(); next != entries.end(); ++next) {
            if (!continuation.take(*next)) break;
        }
        Salvaged salvaged;
        salvaged.record = continuation.record();
        salvaged.isFromSnapshot = true;
        salvaged.lastEntry = continuation.last();
        return salvaged;
    }
    return std::nullopt;
}

bool canBeOpened(const Record& record)
{
    const JournalReading again = readJournal(writeJournal(record, record.begunBy()));
    return again.isSound() && again.record == record;
}

} // namespace

std::vector<Salvaged> salvage(std::string_view broken)
{
    const std::string text = withPlainLineEnds(broken);
    const JournalReading reading = readJournal(text);
    std::vector<Salvaged> all;
    if (isNewer(reading.fault)) return all;
    const std::vector<std::string_view> lines = linesOf(text);
    const Number size = reading.record.size();
    std::uint64_t seed = 0;
    if (size > 0 && reading.history.knows(reading.record.head())) {
        seed = reading.record.at(1).as<Started>()->seed;
        all.push_back({reading.record, false, size,
                       lines.size() - std::min<std::size_t>(lines.size(), size + 1)});
    }
    const std::size_t behind = reading.fault ? reading.fault->line : lines.size();
    if (auto later = fromSnapshot(entriesFrom(lines, behind), seed, reading.rules)) {
        later->linesLost = lines.size() - std::min<std::size_t>(lines.size(), later->record.size());
        all.insert(all.begin(), std::move(*later));
    }
    std::erase_if(all, [](const Salvaged& one) { return !canBeOpened(one.record); });
    return all;
}

Saved writeNew(const std::filesystem::path& path, const Record& record)
{
    Journal journal(path);
    return journal.keep(record);
}

} // namespace caboose::game
