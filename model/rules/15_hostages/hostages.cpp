// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/15_hostages/hostages.h"

namespace caboose::rules {

bool isRefereed(Hostage hostage)
{
    switch (hostage) {
    case Hostage::None: return true;
    case Hostage::Banker:
    case Hostage::Poodle:
    case Hostage::Minister:
    case Hostage::OldLady:
    case Hostage::Photographer:
    case Hostage::PokerPlayer:
    case Hostage::Teacher:
    case Hostage::Zealot: return false;
    }
    return false;
}

Rule ruleOf(Hostage hostage)
{
    return {15, 1, static_cast<std::uint8_t>(hostage)};
}

} // namespace caboose::rules
