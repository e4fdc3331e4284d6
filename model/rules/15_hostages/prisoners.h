// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 15.2 The sidekicks on display behind the prison car, and with whoever has freed one. What they
/// lend is asked of powers.h.

/// 2.6.8: whose there are.
inline constexpr PawnSet sidekicks{Pawn::Al,   Pawn::Belle, Pawn::Cheyenne, Pawn::Django,
                                   Pawn::Doc,  Pawn::Ghost, Pawn::Mei,      Pawn::Misty,
                                   Pawn::Silk, Pawn::Tuco,  Pawn::Twinzz};

/// 10.10.3: whether somebody may free this one; refused with the reason why not.
Verdict mayFreePrisoner(const Table& table, Pawn who, Pawn sidekickOf);
void freePrisoner(Play& play, Pawn who, Pawn sidekickOf);

/// 10.11, 14.2.4: the prisoner of a bandit, if there is one, goes to the Marshal for good.
void losePrisoner(Play& play, Pawn who, Rule rule);

/// 15.2.1: is it the own sidekick that this bandit has freed?
bool hasOwnSidekick(const Table& table, Pawn who);

} // namespace caboose::rules
