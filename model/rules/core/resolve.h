// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

#include <functional>
#include <span>
#include <vector>

namespace caboose::rules {

/// The table at the start of a beat, and the answers given in it so far. This is all that has to be
/// saved, at any moment.
struct Position {
    Table table;
    std::vector<Choice> answers;

    friend bool operator==(const Position&, const Position&) = default;
};

enum class BeatStatus : std::uint8_t {
    Finished, ///< `table` is the table after the beat
    Open,     ///< `question` waits; `table` is the table in the middle of the beat
    Rejected, ///< the answer `rejected` is none that `question` accepts
    Stuck     ///< `question` has no possible answer: the rules don't go on from this table
};

/// What comes of a beat with the answers given.
/// If it is not finished, there is a question; what has happened so far is told all the same.
struct Outcome {
    BeatStatus settled = BeatStatus::Finished;
    Table table;
    std::optional<Question> question;
    Choice rejected;
    std::vector<Happening> happenings;
    std::vector<Question> forced; ///< questions that answered themselves, in order
    // Fewer than were given where the beat needed no more.
    std::size_t answersUsed = 0;
};

/// Plays the beat that the table is at. Pure: the same table and answers give the same outcome.
/// Any table will do that has no inconsistencies (consistency.h), whatever step it is at.
Outcome resolve(const Table& table, std::span<const Choice> answers);

/// The same for anything else that is played with answers (judge.h).
Outcome resolveWith(const Table& table, std::span<const Choice> answers,
                    const std::function<void(Play&)>& played);

/// Plays as far as the answers reach, for an answerer that looks at what is asked.
void rehearse(Table& table, Answerer& answerer, const std::function<void(Play&)>& played);

/// Plays the beat on the table itself, with an answerer that has always an answer. Returns whether
/// it came to its end; if it got stuck, the table is left in the middle of the beat.
bool playBeat(Table& table, Answerer& answerer, Audience* audience = nullptr);

} // namespace caboose::rules
