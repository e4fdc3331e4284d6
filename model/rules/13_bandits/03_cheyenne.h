// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 13.3 Cheyenne, punching, may take what the target has just dropped, if it is of the right kind.
/// Of anybody: without the power nothing is asked. The token lies where the puncher stands.
void pocket(Play& play, Pawn who, Loot dropped);

} // namespace caboose::rules
