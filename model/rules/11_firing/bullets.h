// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/marshal_bullets.h"
#include "model/rules/core/play.h"

namespace caboose::rules {

/// A bullet that hits somebody.
struct Shot {
    Pawn giver = Pawn::None; ///< nobody: a neutral one, which must be there
    Pawn target = Pawn::None;
    Rule rule{};
    /// 14.2: what it says, if it is one of the Marshal's.
    MarshalBullet special = MarshalBullet::Unknown;
    /// 10.6.2, 16.11.2: whose shot a neutral one is; nobody's, where an encounter or an event hits.
    Pawn firer = Pawn::None;
    bool isByGatling = false;
};

/// 11.3 Somebody is hit, by whatever rule: the card goes where it belongs, then comes what a hit
/// brings with it (13.4, 14.2). Everything that fires or hits goes through here.
void hit(Play& play, const Shot& shot);

/// The card alone: into the deck of whoever is hit, before a bot, or back to where it came from.
/// Asks nothing.
void deliver(Play& play, const Shot& shot);

/// 5.3.4: on top of the draw pile. Where everything is shuffled before anybody draws again, the
/// place in the pile says nothing.
void putOnPile(Table& table, Card bullet, Pawn whom);

/// 2.6.6, 11.2: each of these bandits is hit with a neutral bullet, if there are enough.
void hitWithNeutrals(Play& play, PawnSet bandits, Rule rule);

/// 11.3.3, 11.3.4: does this pawn keep what hits it? Else a neutral one goes back to the stock.
bool keepsBullets(const Table& table, Pawn who);
/// The card that hits somebody who keeps none, and need not be there if it is neutral.
void hitInPassing(Play& play, Pawn who, Rule rule);

/// Are there neutral bullets for so many?
/// Those set aside for good are not among them.
bool hasNeutrals(const Table& table, int needed);

} // namespace caboose::rules
