// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

namespace caboose::rules {

/// 16.1.1 The areas as a pawn standing in `from` sees them.
struct Areas {
    LocationSet ahead;  ///< in front of it on its own train
    LocationSet behind; ///< behind it on its own train
    LocationSet otherTrain;
    LocationSet stagecoach;
};

Areas areasFrom(const Table& table, Location from);

} // namespace caboose::rules
