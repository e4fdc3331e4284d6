// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/10_actions/action_row.h"

namespace caboose::rules {

/// 10.10 Brilliant Idea: copies the last card that a bandit played; in, on and beside the cell it
/// frees somebody (10_prison_car_idea.h). What is copied: as canAct() says of that action.
Verdict canHaveBrilliantIdea(const Table& table, Pawn who);
void haveBrilliantIdea(Play& play, Pawn who);

/// 10.10.1: what would be copied now; nothing if there is no such card.
std::optional<Card> cardToCopy(const Table& table, Pawn who);

} // namespace caboose::rules
