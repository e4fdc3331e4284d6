// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/record/snapshot.h"

#include "model/game/record/apply.h"
#include "model/game/record/lasting_position.h"
#include "model/rules/core/consistency.h"

namespace caboose::game {

namespace {

/// How many entries of the tree stand behind the last one that has a snapshot.
Number movesSince(const Record& record)
{
    const Number last = record.lastSnapshot();
    const bool isHere = last != noEntry && record.at(last).as<Snapshot>()->at == record.head();
    return isHere ? 0 : record.movesSinceSnapshot();
}

bool isAtEnd(const Record& record)
{
    return record.next(record.head()) == noEntry;
}

} // namespace

bool isSnapshotDue(const Record& record)
{
    constexpr Number often = 40;
    return isAtEnd(record) && movesSince(record) >= often;
}

bool isSnapshotOld(const Record& record)
{
    return isAtEnd(record) && movesSince(record) > 0;
}

Snapshot snapshotOf(const State& state, Number at)
{
    const rules::Position position = positionOf(state);
    return {at, digest(position), state.cards, state.drawn, lastingText(position)};
}

std::optional<State> stateFrom(const Snapshot& snapshot, std::uint64_t seed)
{
    const auto position = positionFrom(snapshot.position);
    if (!position) return std::nullopt;
    if (!rules::inconsistencies(position->table).empty()) return std::nullopt;
    Applied begun = begin({std::make_shared<const rules::Table>(position->table), position->answers,
                           seed, snapshot.cards});
    if (begun.objection) return std::nullopt;
    begun.state.drawn = snapshot.drawn;
    return std::move(begun.state);
}

} // namespace caboose::game
