// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/08_end/score.h"

namespace caboose::rules {

/// 8.4.3 What else on a bandit's sheet is worth money in the end, besides loot and ransoms: tokens,
/// cards, a poster, a freed prisoner, the Tuco bot's shots.
std::vector<ScoreLine> rewards(const Table& table, Pawn who);

} // namespace caboose::rules
