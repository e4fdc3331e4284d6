// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/events.h"

namespace caboose::rules {

// 7: these hold throughout the round, or are counted in the end.

void crimeDoesntPay(Play& /*play*/) {}       // 08_end/eliminated
void deadlyFall(Play& /*play*/) {}           // 10_actions/05_punch, 13_bandits/04_django
void delayedAssault(Play& /*play*/) {}       // 3_01_delayed_assault, as the card is turned up
void doubleBottom(Play& /*play*/) {}         // 08_end/3_betrayal
void escape(Play& /*play*/) {}               // 10_actions/04_ride, 08_end/eliminated
void guiltyConscience(Play& /*play*/) {}     // 08_end/score
void mortalBullet(Play& /*play*/) {}         // 08_end/score
void survivalOfTheFittest(Play& /*play*/) {} // 08_end/3_betrayal
void tunnelBeforeStation(Play& /*play*/) {}  // 11_firing/bullets

} // namespace caboose::rules
