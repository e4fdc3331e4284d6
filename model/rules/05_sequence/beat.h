// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// Plays the step that the table is at, for one seat or card, and moves on to the next. Called by
/// resolve() and playBeat() only: it throws what Play::ask throws. The table must have a way on.
void beat(Play& play);

} // namespace caboose::rules
