// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/game.h"
#include "model/rules/04_set_up/plan.h"

#include <vector>

namespace caboose::items {

/// Goes through the set-up of a game that has just begun, as far as everything is decided: nobody
/// need acknowledge what has been done on the table already. `first`: who begins; nobody: the table
/// will say.
void runSetUp(game::Game& game, rules::Pawn first);

/// What set-up will come to, found out before the game begins. The plan must have no objections.
struct SetUpAhead {
    rules::Table table;
    rules::Table placed; ///< the same with pawns that are placed after something is drawn
    std::vector<rules::Pawn> mayBegin; ///< empty: the cars are not known yet
};
SetUpAhead setUpAhead(const rules::Plan& plan, rules::Pawn first);

} // namespace caboose::items
