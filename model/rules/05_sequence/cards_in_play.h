// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// What is done with the cards of a seat, whichever rule asks for it.

/// 5.1.5, 5.2.1: draws so many cards, as far as there are any. From physical decks nothing is
/// asked.
void drawCards(Play& play, SeatIndex index, int count);
/// Cards of the pile, wherever in it.
int cardsToDraw(const Seat& seat);
/// empty-deck-draw: the discards, of which there are some, to a new pile, before the first card or
/// only when it is empty.
void refillIfDue(Play& play, Seat& seat, int stillToDraw);
/// The card that comes up from the pile, which is not empty, known or not.
Card takeFromPile(Play& play, SeatIndex index, Rule why);
/// The same where everybody knows which one lies there; else nothing is taken.
std::optional<Card> takeKnown(Seat& seat);
/// The pile was shuffled: what was known to lie on top or at the bottom is anywhere in it.
void forgetOrder(Seat& seat);
/// 6.2: under the pile.
void putUnder(Seat& seat, Card card);
/// Can at least one card be drawn (as far as the program knows)?
bool canDraw(const Table& table, const Seat& seat);
/// 5.3.3: gives a performed card back to its owner, a bullet that was a Punch (13.9) to whoever
/// played it; one that nobody owns leaves the game.
void returnCard(Play& play, const PlayedCard& played);
/// Takes a card that is played out of the seat's hand; where hands are unseen, out of the pile that
/// it must have been drawn from.
void takeFromHand(Table& table, SeatIndex index, const Card& card);
/// A card of a physical deck that comes up elsewhere is not the one that lies face down: that one
/// is unknown again.
void forgetFaceDown(Table& table, Card card);
/// Action cards of a physical deck of which all lie open on the common deck, so that none can be in
/// the hand. None if the program keeps the decks: it knows the hand.
Cards allOpenOnCommonDeck(const Table& table, SeatIndex index);
/// 5.2.4, 20.1: without keeping cards, what is left in the hands goes back on the decks.
void layHandsDown(Table& table);
/// Everything into the draw pile (20.1).
void shuffleEverything(Play& play, SeatIndex index);

} // namespace caboose::rules
