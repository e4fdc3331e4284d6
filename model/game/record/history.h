// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/record/apply.h"
#include "model/game/record/packed_table.h"
#include "model/game/record/record.h"

#include <functional>
#include <optional>
#include <vector>

namespace caboose::game {

/// A snapshot that the replay does not agree with, or an entry that the rules no longer let happen:
/// they were corrected since the game was played.
struct Disagreement {
    Number entry = noEntry;
    /// What is in the way of the entry; nothing: a snapshot tells another position.
    std::optional<Objection> objection;

    friend bool operator==(const Disagreement&, const Disagreement&) = default;
};

/// The states after all entries of a record. They follow from the record alone; where the rules
/// were corrected since, from its snapshots. Grows with its record and belongs to no other.
class History {
public:
    /// Works out the states of the entries that the record has gained. Those that it had before
    /// must be the same as the last time. Called after each append; replays only what is new.
    void extend(const Record& record);
    /// The same after a single move, of which it is known what it makes of the state before.
    void extend(const Record& record, const State& before, State after);
    /// Forgets the states of all but the first so many entries.
    void shorten(Number count);

    /// False for what is no move, and where what was there before is not known.
    [[nodiscard]] bool knows(Number move) const { return kept(move) != nullptr; }
    /// Is it known, and was nothing answered yet in its beat?
    [[nodiscard]] bool startsBeat(Number move) const;
    /// Nothing if it is not known.
    [[nodiscard]] std::optional<State> stateAfter(Number move) const;
    [[nodiscard]] const std::vector<Disagreement>& disagreements() const { return m_disagreements; }

private:
    struct Kept {
        PackedTable table;
        State rest; ///< everything but its table
    };

    [[nodiscard]] const Kept* kept(Number move) const;
    void add(const Record& record, const Entry& entry);
    [[nodiscard]] static Kept packed(State state, const Kept* parent,
                                     const std::optional<State>& before);
    void addMove(const Record& record, const Entry& entry);
    void compare(const Record& record, const Entry& entry, const Snapshot& snapshot);

    std::vector<std::optional<Kept>> m_states; ///< by entry
    std::vector<Disagreement> m_disagreements;
};

} // namespace caboose::game
