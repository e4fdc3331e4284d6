// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/enum_set.h"

#include <cstdint>

namespace caboose::rules {

/// 2.6.7, 15.1, in the order of its sections.
/// What each does stands where the rule is that it changes, its ransom in 08_end/ransoms.h. None:
/// nobody taken.
enum class Hostage : std::uint8_t {
    None,
    Banker,
    Poodle,
    Minister,
    OldLady,
    Photographer,
    PokerPlayer,
    Teacher,
    Zealot
};

/// How many there are.
inline constexpr int hostageCount = static_cast<int>(Hostage::Zealot);

/// None is never in one.
using HostageSet = EnumSet<Hostage>;

} // namespace caboose::rules
