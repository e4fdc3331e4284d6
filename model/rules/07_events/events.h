// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// Carries out an event, whatever card it came from.
void happen(Play& play, Event event);

/// Is the event's rule written? One that is not says so when it happens.
bool isRefereed(Event event);

/// The rule of an event: 7.1.16 for the Swivel Arm.
Rule ruleOf(Event event);

// The events, a file each. Those without one hold throughout the round or are counted in the end.
#define EVENT(name, key, chapter, section, point)
#define PERFORMED(function) void function(Play& play);
#include "model/rules/02_components/events.def"

/// Is the Marshal, whom the event is about, on a train? If not, it is told that nothing happens.
bool isMarshalThere(Play& play, Rule rule);

/// 9.4 against 7.1.10 and 7.2.6: is this the cell, and do events reach into it?
bool isReachedInCell(const Table& table, Location l);

/// Is the event carried out at all? By the combined rules it is not if there are too few neutral
/// bullets for all whom it hits (2.6.6).
bool canBeCarriedOut(Play& play, int hits, Rule rule);

} // namespace caboose::rules
