// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 10.6.1 The player Marshal's Fire: one target or two, with a bullet for each from another pile.

/// May this bandit be the first target, for whom one bullet must be enough? `possible` are all whom
/// the Marshal could hit if nobody were shielded.
Verdict unlessShieldedFromMarshal(const Table& table, Pawn whom, PawnSet possible,
                                  Verdict otherwise);

/// Whom besides the first target, or nobody.
Question fireAlsoAt(const Table& table, Pawn first, bool withRefusals);

/// The first target is chosen: whom else he hits, from which piles, and the hits.
void fireBothPiles(Play& play, Pawn first);

} // namespace caboose::rules
