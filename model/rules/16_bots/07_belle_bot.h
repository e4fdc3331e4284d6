// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/10_actions/action_row.h"
#include "model/rules/16_bots/bot_row.h"

namespace caboose::rules {

/// 16.7 The Belle bot: after jewels, and unharmed by the bot Marshal and the Couriers.
extern const BotRow belleBot;

/// 16.7.2 Charm: everybody comes one place closer. Theft: a jewel of everybody in her place.
extern const ActionRow charmRow;
extern const ActionRow theftRow;

} // namespace caboose::rules
