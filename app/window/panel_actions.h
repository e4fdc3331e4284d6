// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/actions/action_table.h"

namespace caboose::app {

class Pages;
class Panels;

/// For each panel the action that shows or hides it.
ActionTable<Pages> panelActions(const Panels& panels);

} // namespace caboose::app
