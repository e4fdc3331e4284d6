// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 4.13 Horse Attack: whoever has no place yet boards one of the cars, from the rear.
void attackOnHorseback(Play& play);
/// Whether everybody has boarded.
bool hasEverybodyBoarded(const Table& table);

} // namespace caboose::rules
