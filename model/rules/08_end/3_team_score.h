// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/08_end/score.h"

#include <optional>

namespace caboose::rules {

/// 8.3, 8.4.1 Why a bandit's score is not added to the team's, once the game is over; nothing while
/// it is on, and for whoever is where it counts (team-score-locations).
Rule whyNotCounted(const Table& table, Pawn who);

/// 8.3: the documents somebody has in the end, with what each is worth to the team. Those that
/// nobody has told are not among them.
std::vector<ScoreLine> documentLines(const Table& table, Pawn who);
/// How many of theirs nobody has told.
int untoldDocuments(const Table& table, Pawn who);
/// 8.3: asks whose they are, of who counts for a team.
void tellDocuments(Play& play, Pawn who);

/// 8.3: the prize, for the team that has it.
std::optional<ScoreLine> wildBunchLine(const Table& table, int team);

/// 8 3a: the richest team.
void markRichestTeam(const Table& table, std::vector<Score>& all);

} // namespace caboose::rules
