// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 13.1 Al buys the action of a card that is turned over, once a round, for a token of loot, and
/// carries it out before its owner does.

/// May he buy the action of this card? Refused with the reason why not.
Verdict mayBuy(const Table& table, Pawn buyer, Card action);

/// Whoever has the power is asked, in play order; what is bought is paid for and carried out.
void offerForSale(Play& play, Card action);

} // namespace caboose::rules
