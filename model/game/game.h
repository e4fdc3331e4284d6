// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/journal/record_store.h"
#include "model/game/record/entry_effect.h"
#include "model/game/record/tree_path.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace caboose::game {

/// Where the game stands, ready to be shown. Made after every entry and by at(); a copy is cheap
/// enough to keep.
struct CurrentState {
    Number at = noEntry; ///< the entry of the tree
    State state;
    rules::Outcome outcome;          ///< of the open beat with the answers so far
    Awaits awaits = Awaits::Nothing; ///< of whom the next entry is wanted

    /// The table as it stands, in the middle of a beat too.
    [[nodiscard]] const rules::Table& table() const
    {
        return outcome.settled == rules::BeatStatus::Open ? outcome.table : *state.table;
    }
    /// The open question, if an answer is awaited.
    [[nodiscard]] const rules::Question* question() const
    {
        return awaits == Awaits::Answer ? &*outcome.question : nullptr;
    }
};

/// What came of saying something. Nothing is ever half said: with an objection the game is as
/// before.
struct Reply {
    std::optional<Objection> objection; ///< then nothing was said
    Number first = noEntry;             ///< entries that were added, the program's own included
    Number last = noEntry;
    std::vector<Answer> dropped;   ///< answers in the open beat that no longer fit
    Saved saved = Saved::NotAsked; ///< an accepted entry counts, saved or not

    [[nodiscard]] bool isAccepted() const { return !objection; }
};

/// One game being followed. Its state is what its record says; everything that is said is added to
/// the record, handed to its store, and only then shown. A what-if is added to the record, too,
/// but neither kept nor lasting until somebody wants it.
///
/// One for each game that is open; the program has one (app/game/game_document.h), samples and
/// tests have their own. Knows nothing of files, and asks nobody back.
class Game {
public:
    using Clock = std::function<Time()>;

    /// The start must be one that begin() has no objection to.
    Game(Started start, Clock clock);
    /// Goes on where the record stops. The state after its head must be known.
    Game(Record record, History history, Clock clock);

    /// From now on everything that is said is kept. The store must outlive the game.
    Saved keepWith(RecordStore* store);
    /// Tries to keep what could not be kept before.
    /// Called while something is unsaved, again and again; cheap when nothing is.
    Saved keepNow();
    /// From now on nothing can be said: somebody else writes this game.
    void onlyLookAt() { m_isOnlyLookedAt = true; }
    [[nodiscard]] bool isOnlyLookedAt() const { return m_isOnlyLookedAt; }

    [[nodiscard]] const Record& record() const { return m_record; }
    [[nodiscard]] const History& history() const { return m_history; }
    /// Valid until something is said.
    [[nodiscard]] const CurrentState& now() const { return m_now; }
    /// What it was like after any entry; nothing if that is not known. The open beat is played
    /// anew: not for each row of a long list.
    [[nodiscard]] std::optional<CurrentState> at(Number entry) const;
    /// What an entry did to the table; nothing if what was before or after is not known.
    [[nodiscard]] std::optional<EntryEffect> effectOf(Number entry) const;

    // Moving on. Whatever fits nowhere now is answered with an objection, and changes nothing.

    /// To the open question. With what the program draws thereupon.
    Reply answer(rules::Choice choice);
    /// Done on the table, where there was nothing to ask.
    Reply goOn();
    /// All cards of Schemin' are played, and none of them was entered.
    Reply playUnseen();
    /// All of them or none, as one entry.
    Reply adjust(const std::vector<Adjustment>& adjustments);
    /// The table did what the rules refuse, and that is the end of the beat. Without adjustments,
    /// those that the choice itself comes to (decision.h). What the rules allow after all is
    /// entered as an answer.
    Reply decideOtherwise(rules::Choice choice, const std::vector<Adjustment>& effect = {});
    /// From now on the program keeps, and is told, what this says.
    Reply follow(Bookkeeping bookkeeping);

    // Saying what changes nothing; possible at any time, after the end of the game too.

    /// About the entry that the game is at; any text.
    Reply note(std::string text);
    /// Called before somebody sees what the table does not show: it is on record.
    Reply look(Looked looked);
    /// Writes a snapshot if anything was said since the last one. For the end of the program; in
    /// between they are written by themselves (isSnapshotDue()).
    Reply takeSnapshot();

    // Going back and forth. Entries, too: what was undone stays in the record and can be reached.

    /// To before the last move that somebody made; what the program drew goes with it.
    Reply undoStep();
    /// To the start of the beat, or of the one before.
    Reply undoBeat();
    Reply redoStep();
    Reply redoBeat();
    /// Back (or forth) to a line of the log: to where the game was after it.
    Reply goTo(Number entry);
    /// What going there comes to, with all that has been seen since: to be said before. Where the
    /// program has drawn at once, it goes on to behind that.
    [[nodiscard]] std::optional<TreePath> wayTo(Number entry) const;
    // Where the four commands above lead; noEntry if there is nothing.
    [[nodiscard]] Number stepBack() const;
    [[nodiscard]] Number beatBack() const;
    [[nodiscard]] Number stepForth() const;
    [[nodiscard]] Number beatForth() const;

    // What if

    /// Goes to an entry and tries something out from there: nothing of what follows is kept or
    /// counts until keepWhatIf(). No what-if within another.
    Reply startWhatIf(Number entry);
    [[nodiscard]] bool inWhatIf() const { return m_whatIf.has_value(); }
    /// The entry that began the what-if; noEntry without one.
    [[nodiscard]] Number whatIfSince() const { return m_whatIf.value_or(noEntry); }
    /// It becomes part of the game, and is saved. With nothing said in it, it is dropped.
    Reply keepWhatIf();
    /// The game is as it was before; nothing of it was ever in the file. Only who looked stays
    /// recorded.
    Reply dropWhatIf();

private:
    Reply say(EntryBody body);
    Reply sayAll(std::span<const EntryBody> all);
    Reply refuse(Misfit misfit) const;
    std::optional<Objection> add(EntryBody body, Reply& reply);
    void append(EntryBody body, Reply& reply);
    void write(EntryBody body, Reply& reply);
    void letProgramDraw(Reply& reply);
    Reply finish(Reply reply);
    void update();
    Saved keep();

    [[nodiscard]] bool isProgramsTurn(Number move) const;
    [[nodiscard]] bool isBeatStart(Number move) const;
    /// Over what the program has drawn, as far as it was recorded.
    [[nodiscard]] Number behindDraws(Number move) const;
    [[nodiscard]] Number placeOf(Number entry) const;
    Reply go(Number to);
    void rebuild(Record record);

    Clock m_clock;
    RecordStore* m_store = nullptr;
    Record m_record;
    History m_history;
    CurrentState m_now;
    std::optional<Number> m_whatIf;
    bool m_isOnlyLookedAt = false;
};

} // namespace caboose::game
