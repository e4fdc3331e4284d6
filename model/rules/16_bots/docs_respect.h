// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 16.10.1 Whoever shoots or punches Bot Doc takes his Respect card, if a player does it: not
/// refereed yet, which is told.
void tellOfRespect(Play& play, Pawn who, Pawn target);

} // namespace caboose::rules
