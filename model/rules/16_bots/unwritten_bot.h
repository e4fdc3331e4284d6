// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// Is this a bot whose own rules are not written yet? Then it is told that nobody referees what
/// comes now, and the table settles it.
bool isUnwrittenBot(Play& play, Pawn who);

} // namespace caboose::rules
