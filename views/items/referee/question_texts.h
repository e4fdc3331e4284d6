// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/game/shown_position.h"
#include "views/items/referee/options_model.h"

namespace caboose::items {

/// What the referee says at this moment.
QuestionTexts questionTexts(const ShownPosition& shownPosition);

/// Of a game that is over: who wins, and with how much.
QStringList resultsOf(const ShownPosition& shownPosition);

/// Where the game stands: "Round 2, turn 3: tunnel", "Round 2, card 4 of 12".
QString whereItStands(const ShownPosition& shownPosition);

} // namespace caboose::items
