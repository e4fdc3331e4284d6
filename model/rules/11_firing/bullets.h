// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// A bullet that hits somebody.
struct Shot {
    Pawn giver = Pawn::None; ///< nobody: a neutral one, which must be there
    Pawn target = Pawn::None;
    Rule rule{};
};

/// 11.3 Somebody is hit, by whatever rule: the card goes where it belongs, then comes what a hit
/// brings with it (13.4). Everything that fires or hits goes through here.
void hit(Play& play, const Shot& shot);

/// The card alone: into the deck of whoever is hit, before a bot, or back to where it came from.
/// Asks nothing.
void deliver(Play& play, const Shot& shot);

/// 2.6.6, 11.2: each of these bandits is hit with a neutral bullet, if there are enough.
void hitWithNeutrals(Play& play, PawnSet bandits, Rule rule);

/// Are there neutral bullets for so many?
/// Those set aside for good are not among them.
bool hasNeutrals(const Table& table, int needed);

} // namespace caboose::rules
