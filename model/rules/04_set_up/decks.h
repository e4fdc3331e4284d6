// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/modules.h"
#include "model/rules/core/table.h"

namespace caboose::rules {

/// 4.6.2, 20.4.2: the action cards that a seat's characters start with.
/// One or two sit there. What a box adds to each deck (2.6.2) is added by dealDecks(); set-up,
/// positions and adjustments ask here what a full deck is.
Cards deckFor(const Table& table, const Seat& seat);

/// Once everybody sits there, for which cards there are hangs on who plays: their decks, with what
/// the modules add (2.6.2).
void dealDecks(Table& table, Modules modules);

} // namespace caboose::rules
