// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 5.4, after the event: cards go back, decks are made ready for the next round.
/// The step EndRound. Who is first player in the next round is said after it (5.4.8, steps.cpp).
void endRound(Play& play);

} // namespace caboose::rules
