// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/15_hostages/hostages.h"

namespace caboose::rules {

bool isBarredBy(Hostage hostage, CardKind action)
{
    if (hostage == Hostage::Zealot) return action == CardKind::Ride;
    if (hostage != Hostage::Teacher) return false;
    return action == CardKind::Punch || action == CardKind::SpecialPunch;
}

Rule ruleOf(Hostage hostage)
{
    return {15, 1, static_cast<std::uint8_t>(hostage)};
}

} // namespace caboose::rules
