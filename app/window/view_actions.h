// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/actions/action_table.h"

namespace caboose::app {

class AppliedPreferences;
class Docks;

/// The window and how it looks.
struct ViewSubject {
    Docks& docks;
    AppliedPreferences& preferences;
};

/// How much of the program one sees, and how.
ActionTable<ViewSubject> viewActions();

} // namespace caboose::app
