// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/setup/checklist_model.h"

namespace caboose::items {

/// The checklist for a plan that nothing speaks against.
std::vector<ChecklistRow> checklistRows(const NewGameModel& plan);

} // namespace caboose::items
