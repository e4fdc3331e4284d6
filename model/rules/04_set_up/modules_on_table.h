// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/modules.h"
#include "model/rules/core/table.h"

namespace caboose::rules {

/// What is in the game, as far as one sees it on the table.
Modules modulesOn(const Table& table);

} // namespace caboose::rules
