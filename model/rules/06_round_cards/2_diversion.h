// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 6.2 A Diversion turn: instead of playing or drawing, one player of each team may take a card out
/// of each opponent's hand.

/// Adds that to what a seat may do in such a turn. Nothing in any game but that of
/// teams.
void offerDiversion(Question& question, const Table& table, SeatIndex index);
/// The cards that chance picks go under their owners' draw piles, unseen by all others. Physical
/// hands are in nobody's book: there it is only told.
void divert(Play& play, SeatIndex index);

} // namespace caboose::rules
