// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 5.4.5, 7.1.2, 7.1.8: the stagecoach to another car of the express, with all that is in or on it.
void moveStagecoach(Play& play, Car beside, Rule rule);
/// 7.1.2, 7.1.8: the armoured train by so many cars along the express.
void moveArmouredTrain(Play& play, int cars, Rule rule);

} // namespace caboose::rules
