// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/enum_set.h"

#include <cstdint>

namespace caboose::rules {

/// What somebody may have bought. What comes in it names it: the modules (manifests/manifest.h) and
/// the bots (16_bots/bot_row.h).
enum class Box : std::uint8_t {
    Base,
    HorsesStagecoach,
    MarshalPrisoners,
    Couriers,
    TimeTravel,
    NorthPole,
    Bandits, ///< the single boxes of Belle, Cheyenne, Django, Doc, Ghost and Tuco: bots
    Silk,
    Anniversary,
    StationTunnel
};
inline constexpr int boxCount = static_cast<int>(Box::StationTunnel) + 1;

using Boxes = EnumSet<Box>;

} // namespace caboose::rules
