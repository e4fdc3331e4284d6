// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 7.1.6, 7.2.11: somebody puts a token of his own choice down where he stands.
/// With nothing on the sheet nothing is asked. What a bot gives up is not refereed yet (16.3).
void dropToken(Play& play, Pawn who, Rule rule);

} // namespace caboose::rules
