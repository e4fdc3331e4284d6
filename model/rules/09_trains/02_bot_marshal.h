// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"
#include "model/rules/core/verdict.h"

namespace caboose::rules {

/// Is the Marshal on the train the bot Marshal (3 "Bot Marshal")?
bool isBotMarshal(const Table& table);

/// 4.1.3: does either Marshal take part, also before he is on the train? In a Team Game perhaps
/// none does.
bool hasMarshal(const Table& table);

/// 9.2 The bot Marshal moves about the interior only, and stays out of the cars that have nothing
/// else (bot-marshal-in-time-travel-car). Refused with the reason, else as it would be otherwise.
Verdict mayBotMarshalEnter(const Table& table, Location to, Verdict otherwise);

/// The same for whoever is moved: a pawn that is not the bot Marshal is not held up here.
Verdict unlessBotMarshal(const Table& table, Pawn who, Location to, Verdict otherwise);

} // namespace caboose::rules
