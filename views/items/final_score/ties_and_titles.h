// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/final_score/final_score.h"

namespace caboose::items {

/// 8.4.2 Who has shot how much, and who has the title for it; empty where there is none.
TieOrTitle gunslingerTitle(const ShownPosition& shownPosition);

/// 8 How a tie for the victory was decided; empty if nobody was tied.
TieOrTitle tieForVictory(const ShownPosition& shownPosition);

} // namespace caboose::items
