// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// The parts of a game, as its chapters have them.
enum class Part : std::uint8_t {
    SetUp,        // 4
    Starting,     // 5.1
    Schemin,      // 5.2
    Stealin,      // 5.3
    EndingARound, // 5.4
    EndOfTheGame  // 8
};

/// How often a step is played before the next one comes: each time is a beat.
enum class Times : std::uint8_t { Once, OnceASeat, InEachTurn, OnceACard };

/// A step of the game as a row in the list of all of them. The next row that is due follows;
/// nothing else says what comes after what.
struct StepRow {
    Step step = Step::GameOver;
    Rule rule{};
    Part part = Part::SetUp;
    Times times = Times::Once;
    void (*play)(Play& play) = nullptr;
    /// Does it take place at all? Asked when the step before it is over. Left out: always.
    bool (*isDue)(const Table& table) = nullptr;
    /// What happens when the table comes to it, and when it is over.
    void (*begin)(Play& play) = nullptr;
    void (*end)(Play& play) = nullptr;
    /// Does it happen on the table, so that somebody says when it is done even if nothing is asked?
    bool (*isWaitedFor)(const Table& table) = nullptr;
    /// Can it be brought to its end by hand, whatever the group did?
    bool mayBeClosed = false;
};

const StepRow& rowOf(Step step);
/// Does one stand above the other in the list?
bool comesBefore(Step step, Step other);

} // namespace caboose::rules
