// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 14.1 Whether a goal is reached as the table is now. It counts when the game is over (8.2).
struct GoalJudgement {
    bool isReached = false;
    Rule rule{};
    /// Whose bullets or poster decide it; nobody where no bandit does.
    Pawn who = Pawn::None;
    Ruling ruling = Ruling::None; ///< on which it rests
};
GoalJudgement judgeGoal(const Table& table, Goal goal);

/// 14.1: the rule of a goal, 14.1.8 of every warrant.
Rule ruleOf(Goal goal);

/// 4.8.4: whether this card is among those of the game, of which five are drawn; refused with the
/// reason why not. The number of bandits that this hangs on is without Il Professore, whom the
/// Marshal never hits.
Verdict isInGoalDeck(const Table& table, Goal goal);

/// Draws what a card says that becomes current, where the program keeps them.
Goal drawGoal(Play& play, Rule rule);

/// Turns a current goal face up for everybody; the table says what it is, if nobody knows.
void revealGoal(Play& play, std::size_t place, Rule rule);
bool hasHiddenGoal(const Table& table);
/// One of the current goals by chance, where one may be picked: its place. Those that lie face up
/// are among them only if it is said.
std::size_t pickGoal(Play& play, Rule rule, bool alsoRevealed = false);

/// Of those that are current; one that nobody has seen is not reached.
int goalsReached(const Table& table);

} // namespace caboose::rules
