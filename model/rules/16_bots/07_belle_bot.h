// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/16_bots/bot_row.h"

namespace caboose::rules {

/// 16.7 The Belle bot: after jewels, and unharmed by the bot Marshal and the Couriers.
extern const BotRow belleBot;

} // namespace caboose::rules
