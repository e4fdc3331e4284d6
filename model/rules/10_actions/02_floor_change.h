// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 10.2 Floor Change
Verdict canChangeFloor(const Table& table, Pawn who);
void changeFloor(Play& play, Pawn who);

} // namespace caboose::rules
