// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/open_game.h"

#include "model/game/journal/last_stretch.h"
#include "model/game/record/rules_revision.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace caboose::game {

namespace {

/// The last entry before this one whose state is known.
Number lastKnown(const Record& record, const History& history, Number move)
{
    while (move != noEntry && !history.knows(move)) move = record.parent(move);
    return move;
}

/// Goes back to where the corrected rules still know what the table is like.
void goToKnown(JournalReading& reading, const Game::Clock& clock, OpenedGame& opened)
{
    Record& record = reading.record;
    const Number head = record.head();
    const Number known = lastKnown(record, reading.history, head);
    if (known == head || known == noEntry) return;
    for (Number n = head; n != known; n = record.parent(n)) opened.unreachable.push_back(n);
    std::reverse(opened.unreachable.begin(), opened.unreachable.end());
    record.append({record.size() + 1, clock(), Jumped{head, known}});
    reading.history.extend(record);
}

void noteRules(JournalReading& reading, const Game::Clock& clock)
{
    if (reading.rules == rulesRevision) return;
    reading.record.append({reading.record.size() + 1, clock(), Reopened{rulesRevision}});
    reading.history.extend(reading.record);
}

/// What happened before was reported when the game was opened with corrected rules first.
Number lastReopened(const Record& record)
{
    Number n = record.size();
    while (n != noEntry && !record.at(n).is<Reopened>()) --n;
    return n;
}

void report(const JournalReading& reading, OpenedGame& opened)
{
    opened.fault = reading.fault;
    opened.tornLine = reading.tornLine;
    opened.tornBytes = reading.tornBytes;
    opened.halfKept = reading.halfKept;
    for (const Disagreement& found : reading.history.disagreements()) {
        if (found.entry > lastReopened(reading.record)) opened.disagreements.push_back(found);
    }
}

/// Makes a game of what was read, kept in the file if there is one that may be written.
void refresh(const std::filesystem::path& path, JournalReading reading,
             std::unique_ptr<GrowingFile> file, const Game::Clock& clock, OpenedGame& opened)
{
    report(reading, opened);
    if (!opened.fault && reading.record.size() == 0) {
        opened.fault = Fault{.flaw = Flaw::Empty};
    }
    if (opened.fault) return;
    // A file that can't be written now is written as soon as it can be; one that somebody else
    // writes is not ours.
    if (opened.saved != Saved::InUse) {
        opened.kept.journal = std::make_unique<Journal>(path, std::move(file), reading.goodBytes,
                                                        reading.record.size());
        noteRules(reading, clock);
    }
    goToKnown(reading, clock, opened);
    opened.kept.game =
        std::make_unique<Game>(std::move(reading.record), std::move(reading.history), clock);
    if (opened.kept.journal)
        opened.saved = opened.kept.game->keepWith(opened.kept.journal.get());
    else
        opened.kept.game->onlyLookAt();
}

} // namespace

NewGame startGame(const std::filesystem::path& path, Started start, Game::Clock clock)
{
    NewGame made;
    made.kept.journal = std::make_unique<Journal>(path);
    made.kept.game = std::make_unique<Game>(std::move(start), std::move(clock));
    made.saved = made.kept.game->keepWith(made.kept.journal.get());
    return made;
}

OpenedGame openGame(const std::filesystem::path& path, const Game::Clock& clock)
{
    OpenedGame opened;
    GrowingFile::Opened found = GrowingFile::open(path);
    opened.saved = found.saved;
    opened.holder = found.holder;
    const auto text = found.file ? found.file->read() : readFile(path);
    if (!text) {
        if (opened.saved == Saved::Yes) opened.saved = Saved::Failed;
        return opened;
    }
    refresh(path, readJournal(*text), std::move(found.file), clock, opened);
    return opened;
}

namespace {

/// Where the game stands, from its last stretch if that is enough.
JournalReading readEnd(std::string_view text)
{
    JournalReading reading;
    std::optional<Record> stretch = lastStretch(text);
    if (stretch) reading.history.extend(*stretch);
    if (!stretch || !reading.history.knows(stretch->head())) return readJournal(text);
    reading.record = std::move(*stretch);
    return reading;
}

OpenedGame lookAt(const std::filesystem::path& path, const Game::Clock& clock,
                  JournalReading (&readText)(std::string_view))
{
    OpenedGame opened;
    const auto text = readFile(path);
    opened.saved = text ? Saved::InUse : Saved::Vanished;
    if (text) refresh(path, readText(*text), nullptr, clock, opened);
    return opened;
}

} // namespace

OpenedGame lookAtGame(const std::filesystem::path& path, const Game::Clock& clock)
{
    return lookAt(path, clock, readJournal);
}

OpenedGame lookAtGamesEnd(const std::filesystem::path& path, const Game::Clock& clock)
{
    return lookAt(path, clock, readEnd);
}

} // namespace caboose::game
