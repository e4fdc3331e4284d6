// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/record/entry_effect.h"

#include "model/game/record/earlier_rules.h"

namespace caboose::game {

namespace {

rules::Table shown(const State& state)
{
    return tableOf(state, outcomeOf(state));
}

/// The table at the start, and what began by itself up to the first question.
void tellStart(const State& state, EntryEffect& told)
{
    const rules::Outcome outcome = outcomeOf(state);
    told.before = *state.table;
    told.after = tableOf(state, outcome);
    if (outcome.settled == rules::BeatStatus::Open) told.happenings = outcome.happenings;
}

} // namespace

std::optional<EntryEffect> effectOf(const Record& record, const History& history, Number entry)
{
    const std::optional<State> after = history.stateAfter(record.headAfter(entry));
    if (!after) return std::nullopt;
    EntryEffect told;
    told.entry = entry;
    if (entry == 1) {
        tellStart(*after, told);
        return told;
    }
    const std::optional<State> before = history.stateAfter(record.headAfter(entry - 1));
    if (!before) return std::nullopt;
    told.before = shown(*before);
    told.after = shown(*after);
    if (record.isMove(entry)) {
        Applied applied = applyBy(record.rulesOf(entry), *before, record.at(entry));
        told.happenings = std::move(applied.happenings);
        told.dropped = std::move(applied.dropped);
    }
    return told;
}

} // namespace caboose::game
