// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/record/snapshot.h"

#include "model/game/record/apply.h"
#include "model/game/record/lasting_position.h"
#include "model/rules/core/consistency.h"

namespace caboose::game {

namespace {

/// How many entries of the tree stand behind the last one that has a snapshot.
int movesSince(const Record& record)
{
    int moves = 0;
    for (Number n = record.size(); n != noEntry; --n) {
        if (const auto* snapshot = record.at(n).as<Snapshot>()) {
            return snapshot->at == record.head() ? 0 : moves;
        }
        moves += record.at(n).isMove() || record.at(n).is<Jumped>() ? 1 : 0;
    }
    return moves;
}

bool isAtEnd(const Record& record)
{
    return record.next(record.head()) == noEntry;
}

} // namespace

bool isSnapshotDue(const Record& record)
{
    constexpr int often = 40;
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
