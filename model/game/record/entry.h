// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/adjusting/adjustment.h"
#include "model/game/record/bookkeeping.h"
#include "model/rules/core/question.h"
#include "model/rules/core/resolve.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace caboose::game {

/// The place of an entry in the record, from 1 on. Never given twice: an undone entry keeps its
/// own.
using Number = std::uint32_t;
inline constexpr Number noEntry = 0;

/// When it was said, as far as a file keeps it (journal/time_text.h).
using Time = std::chrono::sys_time<std::chrono::milliseconds>;

/// An answer, and what it was an answer to, so that it is never taken for the answer to something
/// else. It fits only an open question of that kind, to that pawn.
struct Answer {
    rules::QuestionKind ask = rules::QuestionKind::NextCar;
    rules::Pawn who = rules::Pawn::None;
    rules::Choice choice;

    friend bool operator==(const Answer&, const Answer&) = default;
};

// What an entry can say. The first group moves the game on: each of these stands behind the entry
// that was the last one before it, so that they form a tree.

/// The first entry: the table that the game begins from.
struct Started {
    std::shared_ptr<const rules::Table> table;
    std::vector<rules::Choice> answers; ///< already given in the beat that the table is at
    std::uint64_t seed = 0;             ///< of what the program draws
    CardsEntered cards = CardsEntered::WhenPlayed;

    friend bool operator==(const Started& a, const Started& b)
    {
        return *a.table == *b.table && a.answers == b.answers && a.seed == b.seed &&
               a.cards == b.cards;
    }
};
/// The open question was answered.
struct Answered {
    Answer answer;
    bool byProgram = false; ///< drawn for a deck that the program keeps

    friend bool operator==(const Answered&, const Answered&) = default;
};
/// A beat in which there was nothing to ask.
struct WentOn {
    friend bool operator==(const WentOn&, const WentOn&) = default;
};
/// Changed by hand. All at once, at one moment of the game; the open beat keeps those of its
/// answers that fit.
struct Adjusted {
    std::vector<Adjustment> adjustments;

    friend bool operator==(const Adjusted&, const Adjusted&) = default;
};
/// The table did what the rules refuse: the verdict, and what was done instead.
struct Decided {
    Answer answer;
    rules::Verdict verdict;
    std::vector<Adjustment> effect;

    friend bool operator==(const Decided&, const Decided&) = default;
};
/// From here on the group follows its game otherwise.
struct BookkeepingChanged {
    Bookkeeping bookkeeping;

    friend bool operator==(const BookkeepingChanged&, const BookkeepingChanged&) = default;
};

// The second group goes to another place of the tree.

/// Undone, done again, or changed to another branch: from one entry of the tree to another.
struct Jumped {
    Number from = noEntry;
    Number to = noEntry;

    friend bool operator==(const Jumped&, const Jumped&) = default;
};
/// A what-if that was kept: it begins at `to`, and the next `count` entries are it.
struct WhatIfKept {
    Number from = noEntry;
    Number to = noEntry;
    Number count = 0;

    friend bool operator==(const WhatIfKept&, const WhatIfKept&) = default;
};

// The third group changes nothing.

/// What somebody wrote; also the names of the players (views/items/game/player_names.h).
struct Noted {
    Number about = noEntry; ///< an entry of the tree
    std::string text;       ///< UTF-8, as somebody typed it

    friend bool operator==(const Noted&, const Noted&) = default;
};
/// Somebody looked at what the table does not show: the referee at everything, or a seat's owner.
struct Looked {
    bool all = true;
    rules::SeatIndex seat = 0;

    friend bool operator==(const Looked&, const Looked&) = default;
};
/// The position at an entry, so that the game can be opened although the rules were corrected.
struct Snapshot {
    Number at = noEntry;
    std::uint64_t digest = 0; ///< of the position; the same digest is the same position
    CardsEntered cards = CardsEntered::WhenPlayed;
    std::uint32_t drawn = 0; ///< how often the program has drawn
    std::string position;    ///< in the notation, read only when it is needed

    friend bool operator==(const Snapshot&, const Snapshot&) = default;
};
/// From here on, the rules have this revision.
struct Reopened {
    std::uint32_t rulesRevision = 0;

    friend bool operator==(const Reopened&, const Reopened&) = default;
};

/// In this order: isMove() counts on it.
using EntryBody = std::variant<Started, Answered, WentOn, Adjusted, Decided, BookkeepingChanged,
                               Jumped, WhatIfKept, Noted, Looked, Snapshot, Reopened>;

/// One thing that was said to the program. Never changed once it is in a record.
struct Entry {
    Number number = noEntry;
    Time time{};
    EntryBody body;

    template <typename T>
    /// Null if it says something else.
    [[nodiscard]] const T* as() const
    {
        return std::get_if<T>(&body);
    }
    template <typename T>
    [[nodiscard]] bool is() const
    {
        return std::holds_alternative<T>(body);
    }
    /// Does it move the game on?
    [[nodiscard]] bool isMove() const { return body.index() <= 5; }

    friend bool operator==(const Entry&, const Entry&) = default;
};

} // namespace caboose::game
