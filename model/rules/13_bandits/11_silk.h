// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 13.11 What Silk's three powers do besides letting her walk two cars (10.1).

/// Block: who stands in the way of a Move through the rear door of the car it leads into; nobody,
/// if it is another way.
Pawn doorKeeperAgainst(const Table& table, Pawn who, Location from, Location to);

/// Dodge: who gets a neutral bullet that is meant for somebody; they themselves, if nobody dodges.
Pawn whoGetsNeutral(Play& play, Pawn target);

} // namespace caboose::rules
