// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/12_encounters/meetings.h"

namespace caboose::rules {

namespace {

bool isAhead(const Table& table, const Journey& journey)
{
    if (table.hostages.empty() || journey.to != inside(Car::Stagecoach)) return false;
    return isBandit(journey.who) && table.sheet(journey.who).hostage == Hostage::None;
}

} // namespace

/// 9.3.2 Inside the stagecoach a bandit takes a hostage.
constinit const Meeting hostageOnDisplay{.rule = {9, 3, 2}, .isAhead = isAhead};

} // namespace caboose::rules
