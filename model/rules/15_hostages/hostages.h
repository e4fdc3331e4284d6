// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/rule.h"
#include "model/rules/core/table.h"

namespace caboose::rules {

/// 15.1 Is everything written that a hostage brings, its ransom included? Where it is not, the end
/// of the game says so.
bool isRefereed(Hostage hostage);

/// 15.1.1 for the banker.
Rule ruleOf(Hostage hostage);

} // namespace caboose::rules
