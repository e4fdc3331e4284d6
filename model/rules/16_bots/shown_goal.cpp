// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/16_bots/shown_goal.h"

#include "model/rules/14_player_marshal/1_goals.h"

namespace caboose::rules {

Verdict canShowGoal(const Table& table, Rule rule)
{
    return hasHiddenGoal(table) ? allowed(rule) : refused(Reason::NoHiddenGoal, rule);
}

void showGoal(Play& play, Rule rule)
{
    revealGoal(play, pickGoal(play, rule), rule);
}

} // namespace caboose::rules
