// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/16_bots/bot_row.h"

namespace caboose::rules {

/// 16.11 The Ghost bot: after the Special Strongbox and nothing else.
extern const BotRow ghostBot;

} // namespace caboose::rules
