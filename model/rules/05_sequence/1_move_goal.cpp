// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/step_functions.h"

#include "model/rules/14_player_marshal/1_goals.h"
#include "model/rules/core/play.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{5, 1, 2};

} // namespace

/// 5.1.2: does somebody play the Marshal, who is still on the train, and has he a goal to come?
bool hasGoalToMove(const Table& table)
{
    const Goals& goals = table.goals;
    return table.inGame(Pawn::Marshal) && !isOutOfTheGame(table.where(Pawn::Marshal)) &&
           !goals.upcoming.empty() && !goals.current.full();
}

/// The top one of the upcoming goals becomes current, face down.
void moveGoal(Play& play)
{
    if (!hasGoalToMove(play.table)) return;
    Goals& goals = play.table.goals;
    Goal goal = goals.upcoming.front();
    // Nobody looks at it before; so nobody need know before.
    if (goal == Goal::Unknown && play.table.kept.goals) goal = drawGoal(play, rule);
    goals.upcoming.erase(goals.upcoming.begin());
    goals.current.push_back(goal);
    play.happened({.what = HappeningKind::GoalMoved,
                   .rule = rule,
                   .who = Pawn::Marshal,
                   .number = static_cast<int>(goals.current.size())});
}

} // namespace caboose::rules
