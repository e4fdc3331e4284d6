// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

namespace caboose::rules {

/// 8.1 The bot that wins when the game ends as it is now, over goals and wealth; nobody, if none
/// does. All players lose then.
Pawn botThatWouldWin(const Table& table);
/// The same when the game is over; before that, nobody.
Pawn botThatHasWon(const Table& table);

} // namespace caboose::rules
