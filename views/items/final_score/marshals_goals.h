// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/final_score/final_score.h"

namespace caboose::items {

/// 8.2 What the player Marshal has brought together, each of his five goals with why it is reached
/// or not, and whether he wins. Empty without him, and until he has shown his goals: before, it
/// would tell what lies face down.
TieOrTitle marshalsGoals(const ShownPosition& shownPosition);

/// 8.2: he has shown his goals, and these are enough.
bool hasMarshalWon(const ShownPosition& shownPosition);

/// "The Marshal wins with 4 goals": as soon as that is so.
QString marshalsHeadline(const ShownPosition& shownPosition);

} // namespace caboose::items
