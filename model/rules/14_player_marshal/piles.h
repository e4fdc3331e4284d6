// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/marshal_bullets.h"
#include "model/rules/core/play.h"

namespace caboose::rules {

/// 4.8.3 The Marshal's bullets lie in two piles of six; what the top one says, everybody sees.
enum class Pile : std::uint8_t { First = 1, Second };

constexpr Pile otherPile(Pile pile)
{
    return pile == Pile::First ? Pile::Second : Pile::First;
}

/// Can the bullets of a Colt lie so: is none of them there twice?
bool isPileOrder(const PileOrder& order);

bool hasBullet(const Table& table, Pile pile);
/// Unknown if the pile is empty, or nobody has told its order.
MarshalBullet topOf(const Table& table, Pile pile);

/// Does it make no difference from which pile a bullet comes: for its target, or at all?
bool haveSameTop(const Table& table);
bool areAlike(const Table& table);

/// Takes the top bullet of a pile, which has one; what it says is asked if the table does not know.
MarshalBullet takeTop(Play& play, Pile pile, Pawn target);

} // namespace caboose::rules
