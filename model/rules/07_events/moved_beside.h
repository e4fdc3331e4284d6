// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 7.1.2, 7.1.8: what stands beside the express goes one car along it, as far as there is one: all
/// horses and the stagecoach.
enum class Along : std::uint8_t { TowardsFront, TowardsBack };
void moveBesideExpress(Play& play, Along along, Rule rule);

/// Takes horses out of the game, beginning with those nearest to the caboose.
void removeHorses(Play& play, int count, Rule rule);

} // namespace caboose::rules
