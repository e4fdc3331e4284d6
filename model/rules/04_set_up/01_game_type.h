// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/04_set_up/plan.h"

namespace caboose::rules {

/// 4.1.1 Is it the Team Game?
bool isTeamGame(const Plan& plan);

/// 4.5.3: red (1) and blue (2) sit by turns, and the Marshal whom somebody plays is passed over;
/// 20.6.1: pairs side by side. 0: of no team.
int teamOf(const Plan& plan, SeatIndex seat);

/// 4.1.1, 4.1.5, 4.3.2: what speaks against the teams of a Team Game; nothing in any other.
std::vector<Verdict> objectionsToTeams(const Plan& plan);

/// 4.1.3: does either Marshal take part?
bool hasMarshal(const Plan& plan);

/// 4.4.1: is this one of the sets of brown cards of such a game?
bool isBrownSetOf(const Plan& plan, RoundSet set);

} // namespace caboose::rules
