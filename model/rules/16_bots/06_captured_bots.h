// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 16.6 A bot in the cell comes out of it by itself, into the corridor, when the second of its
/// cards has come up there.
void escapeFromCell(Play& play, Pawn who);

} // namespace caboose::rules
