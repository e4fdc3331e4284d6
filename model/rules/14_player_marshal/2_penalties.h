// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/marshal_bullets.h"
#include "model/rules/core/play.h"

namespace caboose::rules {

/// 14.2 What a bullet of the Marshal's does to the bandit whom it hits: at once, or to that
/// bandit's cards until the round is over.
void sufferPenalty(Play& play, Pawn bandit, MarshalBullet bullet);

/// 14.2, 16.10.2: refused if a special bullet makes such a card of this character void, under the
/// rule of that bullet.
Verdict unlessVoid(const Table& table, Pawn who, CardKind kind);

} // namespace caboose::rules
