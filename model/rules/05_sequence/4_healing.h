// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 5.4.2 A player takes up to two bullets out of the draw pile and the discards, neutral ones
/// first. What is in the hand stays there; of physical cards only their owner knows which those
/// are.
void takeOutBullets(Play& play, SeatIndex index, Rule rule);

/// 5.4.2 Whoever of a seat was hit and is in the Infirmary car when it heals (infirmary-timing):
/// not refereed yet.
void visitInfirmary(Play& play, SeatIndex index);

/// 5.4.3 Whoever has antidotes and a Poisoned Arrow at the end of a round: not refereed yet.
void takeAntidotes(Play& play);

} // namespace caboose::rules
