// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 20.3.1 Before Schemin' begins, drawn bullets may go straight to the discard pile.
/// A step, for the current seat. Whoever has none is asked, too: the others must not notice.
void discardBullets(Play& play);

} // namespace caboose::rules
