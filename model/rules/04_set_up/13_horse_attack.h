// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// Whether everybody has boarded.
bool hasEverybodyBoarded(const Table& table);

} // namespace caboose::rules
