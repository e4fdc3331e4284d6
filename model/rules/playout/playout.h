// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/04_set_up/plan.h"

#include <cstdint>

namespace caboose::rules {

/// Plays whole games, one after another or several at a time.
/// For tests, benchmarks and `caboose playout`. The plan must have no objections; there is at least
/// one thread.
struct PlayoutOrder {
    Plan plan;
    int games = 1;
    std::uint64_t seed = 1;
    int threads = 1;
};

struct PlayoutResult {
    std::uint64_t games = 0;
    std::uint64_t beats = 0;
    /// Of all final tables, whatever the order in which they were reached.
    std::uint64_t digest = 0;
    double seconds = 0;
};

/// Random games to their end. The same order gives the same digest in every build.
PlayoutResult playOut(const PlayoutOrder& order);

/// One random game from this table to its end, or to where the rules don't go on; returns the
/// number of beats.
/// The seed alone decides what is drawn and answered.
std::uint64_t playToEnd(Table& table, std::uint64_t seed);

/// A plan for so many players with the base box's bandits, in the way the edition seats them.
/// Up to six players, three where each has two bandits; the program keeps everything, so that
/// nobody need be asked.
Plan standardPlan(const Rulings& rulings, int players, Modules modules = {Module::Base});

} // namespace caboose::rules
