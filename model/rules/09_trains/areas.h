// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

namespace caboose::rules {

/// 16.1.1 The areas as a pawn standing in `from` sees them.
/// Its own car is in none of them. From the stagecoach, which is on no train, all of both trains is
/// the other one; a table may count it with the other train in turn (bot-stagecoach-area).
struct Areas {
    LocationSet ahead;  ///< in front of it on its own train
    LocationSet behind; ///< behind it on its own train
    LocationSet otherTrain;
    LocationSet stagecoach;
};

/// Places of this game only. `from` must be on the table.
Areas areasFrom(const Table& table, Location from);

} // namespace caboose::rules
