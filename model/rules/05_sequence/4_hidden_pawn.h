// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 5.4.6 Hide Pawn: whoever is alone in the time travel car or on the handcar hides under another
/// car. Where, nobody is told, not even the program.
void hidePawn(Play& play);
/// Not after the last round: nobody would come out again.
bool canHidePawn(const Table& table);

/// 5.3.1 Reveal Hidden Pawn
void revealHidden(Play& play);
bool isAnybodyHidden(const Table& table);

} // namespace caboose::rules
