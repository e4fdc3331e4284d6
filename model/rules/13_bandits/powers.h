// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/rule.h"
#include "model/rules/core/table.h"

#include <cstddef>

namespace caboose::rules {

/// 13 What makes a bandit special, named by what it does, so that a hostage that takes a power away
/// and a prisoner that lends one need no special case.
enum class Power : std::uint8_t {
    BuyAction,   // 13.1 Al Patron
    Shielded,    // 13.2 Belle
    Pickpocket,  // 13.3 Cheyenne
    Knockback,   // 13.4 Django
    SevenCards,  // 13.5 Doc
    HiddenCard,  // 13.6 Ghost
    Diagonal,    // 13.8 Mei
    BulletPunch, // 13.9 Misty
    Runner,      // 13.11 Silk
    Dodge,       // 13.11 Silk
    DoorKeeper,  // 13.11 Silk
    ThroughRoof, // 13.12 Tuco
    TunnelTwice  // 13.13 The Twinzz
};
inline constexpr std::size_t powerCount = 13;

/// The section of whose power it is.
Rule ruleOf(Power power);

/// Of any pawn. Lost to the poker player (15.1.6), lent by a sidekick (15.2.1), and nobody's where
/// character-powers says so.
bool has(const Table& table, Pawn who, Power power);
/// Can anybody have it: is whose it is in the game, or was his sidekick freed?
bool isInGame(const Table& table, Power power);
/// Does one of the seat's characters have it?
bool has(const Table& table, const Seat& seat, Power power);

} // namespace caboose::rules
