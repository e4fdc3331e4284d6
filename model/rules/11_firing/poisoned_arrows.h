// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

namespace caboose::rules {

/// 4.7.2, 16.8.1 Has a bot Cheyenne's arrow hit this pawn, and is it there still: among a player's
/// cards, or before a bot?
// Healed ones are gone, and so are those that a bot has set aside (11.3.2).
bool hasArrow(const Table& table, Pawn who);

} // namespace caboose::rules
