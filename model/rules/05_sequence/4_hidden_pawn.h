// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 5.4: before stagecoach, Shotgun and armoured train move (5.4.5)?
bool hidesBeforeMotion(const Table& table);

} // namespace caboose::rules
