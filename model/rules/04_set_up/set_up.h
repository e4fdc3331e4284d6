// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

// Steps, called by 05_sequence/steps.cpp alone. What the group has decided before is asked no more.
void setUpTrain(Play& play);        // 4.10
void setUpLoot(Play& play);         // 4.10.4, 4.6.4
void chooseFirstPlayer(Play& play); // 4.5.1
void placeBandits(Play& play);      // 4.12, 20.7

/// 4.10.4: what is printed on a car's floor, by kind; the stagecoach's lies on its roof.
/// For people, who lay it out, as for the rule that does.
struct FloorLoot {
    int jewels = 0;
    int purses = 0;
    int strongboxes = 0;
    int chests = 0;
};
FloorLoot printedOn(Car car);

} // namespace caboose::rules
