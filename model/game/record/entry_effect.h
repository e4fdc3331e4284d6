// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/record/history.h"

#include <optional>
#include <vector>

namespace caboose::game {

/// What one entry did to the table. Forwards: what happened, from `before` to `after`. Backwards:
/// the same happenings in reverse, from `after` to `before`; nothing has to be worked out
/// backwards, because both tables are there.
struct EntryEffect {
    Number entry = noEntry;
    rules::Table before; ///< as it was shown, also in the middle of a beat
    rules::Table after;
    std::vector<rules::Happening> happenings;
    std::vector<Answer> dropped; ///< answers that an adjustment made void
};

/// Nothing if a state is not known (History). Entries that go to another place of the tree have
/// tables, but no happenings; entries that change nothing have equal tables.
std::optional<EntryEffect> effectOf(const Record& record, const History& history, Number entry);

} // namespace caboose::game
