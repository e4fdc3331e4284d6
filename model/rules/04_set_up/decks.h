// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

namespace caboose::rules {

/// 4.6.2, 20.4.2: the action cards that a seat's characters start with.
/// One or two sit there. What a box adds to each deck (2.6.2) is added by tableFor(); set-up,
/// positions and adjustments ask here what a full deck is.
Cards deckFor(const Rulings& rulings, const Seat& seat);

} // namespace caboose::rules
