// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/rule.h"
#include "model/rules/core/table.h"

namespace caboose::rules {

/// 15.1.7, 15.1.8: does the hostage bar this action, however it is come by?
bool isBarredBy(Hostage hostage, CardKind action);

/// 15.1.1 for the banker.
/// Of None the section.
Rule ruleOf(Hostage hostage);

} // namespace caboose::rules
