// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 7.1.1, 7.1.14: the bot Marshal goes one car towards the caboose, out of the stagecoach to the
/// car beside it. Says whether there was a way.
/// He goes nowhere that 9.2 closes to him, and meets whom he finds there (12.1).
bool moveMarshalBack(Play& play, Rule rule);

} // namespace caboose::rules
