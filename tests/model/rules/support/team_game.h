// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"
#include "model/rules/playout/random.h"

namespace caboose::rules {

/// A Team Game, in either mode, with or without either Marshal and what else goes with it: before
/// its set-up.
Table teamGame(Random& random);

} // namespace caboose::rules
