// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/actions/action_registry.h"

#include <QList>

namespace caboose::app {

/// What can be done with the game that is being followed.
QList<ActionSpec> gameActions();

} // namespace caboose::app
