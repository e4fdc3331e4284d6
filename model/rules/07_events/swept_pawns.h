// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/07_events/moved_beside.h"
#include "model/rules/core/play.h"

#include <span>

namespace caboose::rules {

/// Who is on a roof when an event moves those on the roofs (7.1.2, 7.1.8, 7.1.16).
// One of them is handed to moveAlongRoofs().
PawnSet banditsOnRoof(const Table& table, Car car);
PawnSet everybodyOnRoofButCouriers(const Table& table, Car car);

/// Moves whoever is on the roofs of the trains by one car along their own, each once: whoever flees
/// to a roof whose turn is still to come is not moved on. Beyond the end of the train nobody goes.
void moveAlongRoofs(Play& play, Along along, PawnSet (*whoOn)(const Table& table, Car car),
                    Rule rule);

/// Pawns that an event moves to one place.
struct SweptTo {
    PawnSet pawns;
    Location to = Location::Nowhere;
};
/// All of them: they have arrived before anybody meets anybody, or place by place
/// (event-moves-then-meets).
void sweep(Play& play, std::span<const SweptTo> swept, Rule rule);

} // namespace caboose::rules
