// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/record/record.h"
#include "model/game/record/state.h"

#include <optional>

namespace caboose::game {

/// Has enough been said since the last snapshot that there should be a new one? Never where others
/// have gone on already.
bool isSnapshotDue(const Record& record);
/// Has anything been said since the last snapshot?
bool isSnapshotOld(const Record& record);

/// The state after the move `at`, written so that it means the same for ever (lasting_position.h).
Snapshot snapshotOf(const State& state, Number at);

/// The state that a snapshot tells of; nothing if it can't be read or tells of a table that can't
/// be.
std::optional<State> stateFrom(const Snapshot& snapshot, std::uint64_t seed);

} // namespace caboose::game
