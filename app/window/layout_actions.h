// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/actions/action_table.h"

namespace caboose::app {

class LayoutSwitcher;

/// Where the actions stand that switch to a layout.
inline constexpr MenuPlace layoutSwitchPlace{Menu::Layout, 1};

/// What can be done with layouts.
ActionTable<LayoutSwitcher> layoutActions();

/// The action that switches to a layout a person has made.
ActionRow<LayoutSwitcher> ownLayoutAction(const QString& layoutId, const QString& name);

} // namespace caboose::app
