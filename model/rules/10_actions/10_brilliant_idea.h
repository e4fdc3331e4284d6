// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/10_actions/action_row.h"

namespace caboose::rules {

/// 10.10 Brilliant Idea, away from the prison car: copies the last card that a bandit played.
/// As canAct() says of the action that is copied.
Verdict canHaveBrilliantIdea(const Table& table, Pawn who);
void haveBrilliantIdea(Play& play, Pawn who);

/// 10.10.1: what would be copied now; nothing if there is no such card.
std::optional<Card> cardToCopy(const Table& table, Pawn who);

extern const ActionRow brilliantIdeaRow;

} // namespace caboose::rules
