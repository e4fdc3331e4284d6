// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/actions/action_registry.h"

#include <QList>

namespace caboose::app {

/// What can be done in the rulebook.
QList<ActionSpec> rulebookActions();

} // namespace caboose::app
