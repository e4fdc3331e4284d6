// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/record/entry.h"
#include "model/rules/core/resolve.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace caboose::game {

/// Where the game stands after an entry: the table at the start of a beat, and what was answered in
/// it since. Small to copy, because all states within a beat share its table.
struct State {
    std::shared_ptr<const rules::Table> table;
    std::vector<Answer> answers;
    CardsEntered cards = CardsEntered::WhenPlayed;
    std::uint32_t drawn = 0; ///< how often the program has drawn so far
    std::uint64_t seed = 0;

    [[nodiscard]] Bookkeeping bookkeeping() const { return {cards, table->kept}; }

    friend bool operator==(const State& a, const State& b)
    {
        return *a.table == *b.table && a.answers == b.answers && a.cards == b.cards &&
               a.drawn == b.drawn && a.seed == b.seed;
    }
};

/// What the beat has come to with the answers so far. Plays the open beat: not free, and always the
/// same.
rules::Outcome outcomeOf(const State& state);
/// The table as it stands now, in the middle of the beat or before it.
rules::Table tableOf(const State& state, const rules::Outcome& outcome);
/// To be written down, exported, or asked about.
rules::Position positionOf(const State& state);
/// The same on every machine and in every build.
std::uint64_t digest(const rules::Position& position);

/// What the game waits for.
enum class Awaits : std::uint8_t {
    Answer, ///< to the open question
    GoOn,   ///< there is nothing to ask; somebody says that it was done on the table
    Nothing ///< the game is over
};
Awaits awaits(const State& state, const rules::Outcome& outcome);

} // namespace caboose::game
