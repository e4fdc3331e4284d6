// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

#include <array>

namespace caboose::rules {

/// What 8.3 and 8.4 make of a Team Game that is over, told once more, sentence by sentence and
/// without the rules: of tables whose values are all known, with loot, documents and bullets alone.
struct TeamScoreTold {
    std::array<int, 2> teams{};
    PawnSet winners;
};
TeamScoreTold teamScoreTold(const Table& table);

} // namespace caboose::rules
