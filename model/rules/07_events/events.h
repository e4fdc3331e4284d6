// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 7 Resolves the event of the current round card, if it has one that happens at its end.
void resolveEvent(Play& play);

/// Carries out an event, whatever card it came from.
void happen(Play& play, Event event);

/// Is the event's rule written? One that is not says so when it happens.
bool isRefereed(Event event);

/// The rule of an event: 7.1.16 for the Swivel Arm.
Rule ruleOf(Event event);

// The events, a file each. Those without one hold throughout the round or are counted in the end.
void angryMarshal(Play& play);        // 7.1.1
void braking(Play& play);             // 7.1.2
void heavyFire(Play& play);           // 7.1.6
void higherSpeed(Play& play);         // 7.1.8
void pantingHorses(Play& play);       // 7.1.9
void passengersRebellion(Play& play); // 7.1.10
void reflexAction(Play& play);        // 7.1.11
void safekeeping(Play& play);         // 7.1.13
void shotOfWhiskey(Play& play);       // 7.1.14
void shotgunsRage(Play& play);        // 7.1.15
void swivelArm(Play& play);           // 7.1.16
void takeItAll(Play& play);           // 7.1.17
void deadlyFall(Play& play);          // 7.2.2
void escape(Play& play);              // 7.2.3
void hostageConductor(Play& play);    // 7.2.5
void marshalsRevenge(Play& play);     // 7.2.6
void northPoleStation(Play& play);    // 7.2.7
void mortalBullet(Play& play);        // 7.2.8
void pickpocketing(Play& play);       // 7.2.9
void sharingTheLoot(Play& play);      // 7.2.10
void tunnelBeforeStation(Play& play); // 7.2.11

/// 9.4 against 7.1.10 and 7.2.6: is this the cell, and do events reach into it?
bool isReachedInCell(const Table& table, Location l);

/// Is the event carried out at all? By the combined rules it is not if there are too few neutral
/// bullets for all whom it hits (2.6.6).
bool canBeCarriedOut(Play& play, int hits, Rule rule);

} // namespace caboose::rules
