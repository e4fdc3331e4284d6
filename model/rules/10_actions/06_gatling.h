// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 10.6.2 Firing a Gatling: neutral bullets for everybody in sight, instead of one of one's own.

/// Does one stand where this pawn does?
bool isAtGatling(const Table& table, Pawn who);
/// Who keeps a bullet of it if this pawn fires it, in the order in which they are hit.
FixedVector<Pawn, pawnCount> hitByGatling(const Table& table, Pawn who);
/// Of somebody who stands at one.
Verdict mayFireGatling(const Table& table, Pawn who);
/// The hits, then what the firer makes each of them drop.
void fireGatling(Play& play, Pawn who);

} // namespace caboose::rules
