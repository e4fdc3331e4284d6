// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/16_bots/bot_row.h"

namespace caboose::rules {

/// 16.12 Mary, who is nobody's but a bot: after jewels, and the Marshal's sweetheart.
extern const BotRow maryBot;

} // namespace caboose::rules
