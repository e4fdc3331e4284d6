// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 5.2 Phase 1: Schemin'!

/// All that the seat may do in the turn that is on, and what it may not, if that is read. Where
/// decks are physical, whatever may be in the hand.
Question playCard(const Table& table, SeatIndex index, bool withRefusals);
/// Has the seat a Brilliant Idea that does not lie open? Where, only whoever holds it sees.
bool hidesBrilliantIdea(const Table& table, SeatIndex index);
/// What an answer to that question brings about.
void playAsChosen(Play& play, SeatIndex index, Choice choice);
/// Puts a card from a seat's hand on the common deck.
void putOnCommonDeck(Play& play, SeatIndex index, Choice choice);

} // namespace caboose::rules
