// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 5.2.2 A bot's turn: it drinks if it can, and plays what its deck turns up. An empty deck plays
/// nothing.
void playBotTurn(Play& play, SeatIndex index);

/// The card that a bot's deck turns up, for the common deck.
void playTopCard(Play& play, SeatIndex index);

/// minister-on-bots: as it draws nothing, the Minister costs it its first card of the round.
bool isHeldBack(Play& play, SeatIndex index);

} // namespace caboose::rules
