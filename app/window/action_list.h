// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/actions/action_registry.h"
#include "app/docking/panels.h"

#include <QList>

namespace caboose::app {

/// The actions that the program always has; those of own layouts and languages come at run time.
QList<ActionSpec> programActions();

/// The action that shows or hides a panel.
ActionSpec panelAction(const PanelSpec& panel);

/// The action that switches to a layout a person has made.
ActionSpec ownLayoutAction(const QString& layoutId, const QString& name);

/// The action that switches to a language, which is named in itself.
ActionSpec languageAction(const QString& code, const QString& ownName);

} // namespace caboose::app
