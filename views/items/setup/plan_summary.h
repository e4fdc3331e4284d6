// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/setup/round_deck.h"

#include <QStringList>

namespace caboose::items {

class RulingsModel;

/// About how long a game takes from this plan, in minutes.
int minutesFor(const rules::Plan& plan, const RoundDeck& roundDeck);

/// A sentence for each house ruling: the question, the group's answer, and whose answer it is.
QStringList houseRulingsOf(const RulingsModel& rulings);

} // namespace caboose::items
