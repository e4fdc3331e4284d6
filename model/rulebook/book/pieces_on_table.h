// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/piece.h"
#include "model/rules/04_set_up/plan.h"
#include "model/rules/core/table.h"

namespace caboose::rulebook {

/// What lies and stands on a table, in boxes' terms.
Pieces piecesOn(const rules::Table& table);
/// What a planned game will have; the plan may have objections.
Pieces piecesIn(const rules::Plan& plan);

} // namespace caboose::rulebook
