// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/actions/action_table.h"

namespace caboose::app {

class AppliedPreferences;

/// The system's language, and each that the program speaks, named in itself.
ActionTable<AppliedPreferences> languageActions();

} // namespace caboose::app
