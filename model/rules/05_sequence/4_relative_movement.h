// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 5.4.5 Relative Movement: the stagecoach falls back or leaves, the released Shotgun follows it,
/// the armoured train goes on.
void moveRelatively(Play& play);
/// Is there anything that moves at the end of this round?
bool movesRelatively(const Table& table);

/// 5.4.5, 7.1.2, 7.1.8: the stagecoach to another car of the express, with all that is in or on it.
void moveStagecoach(Play& play, Car beside, Rule rule);
/// 7.1.2, 7.1.8: the armoured train by so many cars along the express.
void moveArmouredTrain(Play& play, int cars, Rule rule);

} // namespace caboose::rules
