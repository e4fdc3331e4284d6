// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

namespace caboose::rules {

/// 11.1 told once more: is there a line of sight between two places?
bool isInSight(const Table& table, Location from, Location to);

} // namespace caboose::rules
