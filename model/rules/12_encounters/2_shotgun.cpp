// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/12_encounters/meetings.h"

namespace caboose::rules {

namespace {

bool isAhead(const Table& table, const Journey& journey)
{
    if (!table.shotgunReleased) return false;
    const Location shotgun = table.where(Pawn::Shotgun);
    if (!isOnTable(shotgun)) return false;
    if (journey.who == Pawn::Shotgun) return !(table.at(journey.to) & table.bandits()).empty();
    return isBandit(journey.who) && (journey.to == shotgun || journey.passed.contains(shotgun));
}

} // namespace

/// 12.2 The released Shotgun in the place where a bandit arrives, or that one passes.
constinit const Meeting releasedShotgun{.rule = {12, 2, 0}, .isAhead = isAhead};

} // namespace caboose::rules
