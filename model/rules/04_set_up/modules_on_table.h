// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/modules.h"
#include "model/rules/core/table.h"

namespace caboose::rules {

/// What is in the game, as far as one sees it on the table.
/// For whoever has a table and no plan: adjustments, the dispute. What leaves no trace there, as
/// further punch cards, is not seen. No rule asks.
Modules modulesOn(const Table& table);

} // namespace caboose::rules
