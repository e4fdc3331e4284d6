// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 13.1 Al buys the action of a card that is turned over, once a round, for a token of loot, and
/// carries it out before its owner does.

/// Whoever has the power, something to pay with and no purchase in this round is asked, in play
/// order, if the action is one that can be bought and that he could carry out where he is; what is
/// bought is paid for and carried out. That it would come to nothing keeps nobody from buying:
/// whoever pays is poorer (7.2.4), and a partner richer. All that decides who is asked is public.
void offerForSale(Play& play, Card action);

} // namespace caboose::rules
