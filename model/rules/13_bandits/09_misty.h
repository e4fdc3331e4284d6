// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 13.9 Misty plays bullets from her hand as if they were Punch cards.

/// The action that a played card stands for, of whoever carries it out: of a bullet, a Punch of
/// whoever played it; of all others, what they say.
Card actionOf(const Table& table, const PlayedCard& played);

/// The seat that a played card goes back to: its owner's, of a bullet that of whoever played it.
std::optional<SeatIndex> homeOf(const Table& table, const PlayedCard& played);

/// Whether the bullet is a Punch now; refused if whoever played it has lost the power since.
Verdict canPunchWithBullet(const Table& table, Pawn who);

} // namespace caboose::rules
