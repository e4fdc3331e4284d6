// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 6.7 Turmoil Turn: the whole turn is one beat. Whoever draws or searches says so first, then all
/// others choose, and only then anything is shown.
void playTurmoil(Play& play);

} // namespace caboose::rules
