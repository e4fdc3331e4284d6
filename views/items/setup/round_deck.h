// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/04_set_up/plan.h"

#include <vector>

namespace caboose::items {

using RoundDeck = rules::FixedVector<rules::RoundCard, 40>;

/// The round cards that this game may turn up: those of the box for it, and the group's own.
RoundDeck roundDeck(const rules::Plan& plan, const std::vector<rules::RoundCard>& own);

/// 5.1.1: those whose turns are asked for when they are turned up.
std::vector<rules::RoundCard> unreadAmong(const RoundDeck& deck);

/// How many turns five rounds with these cards have, on average.
double turnsExpected(const RoundDeck& deck, const rules::Rulings& rulings);

} // namespace caboose::items
