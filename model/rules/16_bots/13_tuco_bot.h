// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/16_bots/bot_row.h"

namespace caboose::rules {

/// 16.13 The Tuco bot: wherever many are, but not near the Marshal.
extern const BotRow tucoBot;

} // namespace caboose::rules
