// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/04_set_up/plan.h"
#include "views/items/setup/checklist_model.h"

#include <vector>

namespace caboose::items {

/// What is laid out for the boxes beside the base box. `table`: as set-up leaves it.
std::vector<ChecklistRow> rowsOfModules(const rules::Plan& plan, const rules::Table& table);

} // namespace caboose::items
