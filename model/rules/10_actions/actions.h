// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 10 Carries out what a card of this kind says, as if `who` had played it: for a copied card
/// (10.10), a nudge (10.9), an event. Whoever was blown off beside the train comes back in instead
/// (16.9.1).
void act(Play& play, Pawn who, CardKind kind);
/// Whether that would have any effect; refused with the reason why not.
/// By whoever stands there, whosever turn it is and whatever is in the hand.
Verdict canAct(const Table& table, Pawn who, CardKind kind);

/// The same for a card of one's own that is turned over, which a bullet may have made void (14.2).
void actByCard(Play& play, Pawn who, CardKind kind);
Verdict canActByCard(const Table& table, Pawn who, CardKind kind);

} // namespace caboose::rules
