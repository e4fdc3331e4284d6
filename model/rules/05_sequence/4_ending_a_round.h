// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 14.2: bullets with an extended penalty bind nobody any longer.
void endPenalties(Play& play);

} // namespace caboose::rules
