// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/rulings_catalogue.h"

namespace caboose::items {

class RulingsModel;

// The edition that is meant by the one that is chosen, where somebody wants two bandits a player,
// or one again. Each year has its own.
rules::Edition twoBanditsEach(const RulingsModel& rulings);
rules::Edition oneBanditEach(const RulingsModel& rulings);

} // namespace caboose::items
