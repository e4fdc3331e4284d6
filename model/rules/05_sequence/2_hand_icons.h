// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 5.2.4 What the hand icons of a round card let everybody keep, where the rest of the hand goes
/// back on the deck (keep-icon).

/// How many cards, by this round card.
int keptByIcons(const Table& table, const RoundCard& card);
/// Do those of the current round card let anybody keep anything?
bool keepsByIcons(const Table& table);
/// The current seat keeps what it likes, as far as the icons go; the rest goes back on the deck.
/// What is kept of a physical deck, nobody tells.
void keepByIcons(Play& play);

} // namespace caboose::rules
