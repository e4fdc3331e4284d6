// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/04_set_up/plan.h"

#include <QString>

namespace caboose::items {

/// 4.1.5 What the rules advise whoever plays alone, in a sentence; empty: nothing, or they don't.
/// Nothing of it is a duty.
QString soloAdvice(const rules::Plan& plan);

} // namespace caboose::items
