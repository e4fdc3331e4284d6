// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

#include <optional>

namespace caboose::rules {

/// 20.4.2 One of the two Marshal cards was set aside. From a physical deck the one may come up that
/// is not in the pile: nobody has told which it was. Nothing while the pile has no Marshal card.
std::optional<Card> otherMarshalCard(const Seat& seat);
/// It has come up, so it was the other one that was set aside.
void exchangeMarshalCard(Seat& seat);

/// 20.4.4 Each player may or must pick one card before drawing. Returns whether one was picked.
bool pickStartCard(Play& play, SeatIndex index);

/// 20.4.5 After a Fire card in a normal turn, a card of the other bandit may follow at once.
void cover(Play& play, SeatIndex index);

} // namespace caboose::rules
