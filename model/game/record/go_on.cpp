// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/record/go_on.h"

#include "model/rules/05_sequence/steps.h"

namespace caboose::game {

bool isWaitedFor(const rules::Table& table)
{
    const auto isWaited = rules::rowOf(table.progress.step).isWaitedFor;
    return isWaited != nullptr && isWaited(table);
}

bool passBy(rules::Table& table, std::vector<rules::Happening>& happenings)
{
    // No game has more steps; a table that stays where it is has no way on.
    constexpr int mostBeats = 2000;
    for (int beats = 0; beats < mostBeats; ++beats) {
        if (table.progress.step == rules::Step::GameOver) return true;
        const rules::Outcome outcome = rules::resolve(table, {});
        if (outcome.settled == rules::BeatStatus::Stuck) return false;
        const bool isOpen = outcome.settled == rules::BeatStatus::Open;
        if (!isOpen && isWaitedFor(table)) return true;
        // Up to an open question the beat has begun already.
        happenings.insert(happenings.end(), outcome.happenings.begin(), outcome.happenings.end());
        if (isOpen) return true;
        table = outcome.table;
    }
    return false;
}

} // namespace caboose::game
