// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

#include <span>

namespace caboose::rules {

/// A pawn that changes its place while the game is on, for whatever reason: its own action, a
/// punch, a push, an event, its flight from an encounter.
struct Journey {
    Pawn who = Pawn::None;
    Location to = Location::Nowhere;
    Rule rule{}; ///< by which it moves
    /// By whose doing; nobody's, where an event or an encounter moves it.
    Pawn cause = Pawn::None;
    /// Places that it can't help passing on its way.
    LocationSet passed{};
};

/// Moves the pawn and settles whatever it meets on its way and where it arrives, one meeting after
/// another (meetings.h), until nothing meets anybody any more. What is met there and not refereed
/// yet is told (Reason::NotRefereed), and the table settles it.
void travel(Play& play, const Journey& journey);

/// Several at once, each by the same journey, past nobody: all have left before anybody meets
/// anything.
void travelTogether(Play& play, PawnSet pawns, Journey journey);

/// Several at once, each by a journey of its own: all have left before anybody meets anything.
void travelEach(Play& play, std::span<const Journey> journeys);

/// 12.3: where the Couriers are, past whom no bandit's way leads on.
LocationSet placesOfCouriers(const Table& table);

/// What the rules say of the journey because of what it would meet: refused, not refereed yet, or
/// what would be said `otherwise`.
Verdict mayTravel(const Table& table, const Journey& journey, const Verdict& otherwise);

} // namespace caboose::rules
