// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/enum_set.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace caboose::rules {

/// 4.2: what a group may put into a game or leave in the cupboard. Some boxes hold several.
/// What each brings along is its manifest (manifests/manifest.h), in this order; rule code does not
/// ask for modules but for what lies on the table.
enum class Module : std::uint8_t {
    Base,
    Stagecoach, ///< with the Shotgun and the hostages
    Horses,     ///< with the horse attack and the ride
    Whiskey,
    MarshalPrisoners, ///< with Mei
    Couriers,
    TimeTravelCar,
    Handcar,
    CircusCar,
    CursedLoot,
    SpecialPunch,
    ExtraPunch,
    NorthPole,
    TunnelStation,
    Mei,      ///< without the rest of her box
    Teams,    ///< 4.1.1: red against blue
    Betrayal, ///< in which one of a team may win alone
    None
};
inline constexpr int moduleCount = static_cast<int>(Module::None);

/// Base is in every game.
using Modules = EnumSet<Module>;

/// As its manifest says; nothing for a key that nobody knows.
std::string_view keyOf(Module module);
std::optional<Module> moduleFrom(std::string_view key);

} // namespace caboose::rules
