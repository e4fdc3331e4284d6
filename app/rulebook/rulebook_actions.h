// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/actions/action_table.h"

namespace caboose::app {

class RulebookPanels;

/// What can be done in the rulebook.
ActionTable<RulebookPanels> rulebookActions();

} // namespace caboose::app
