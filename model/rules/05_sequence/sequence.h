// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 5 Moves the table on to the next beat: the next seat or card, or the next step.
/// Called after each beat, and where the step is closed by hand (canBeClosed()). A game that is
/// over stays where it is.
void advance(Play& play);

} // namespace caboose::rules
