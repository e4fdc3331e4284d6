// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace caboose::app {

// What the docking library shows by widgets of ours: the strips above panels and their buttons.

/// Before the first of its windows; again, it does nothing.
void prepareDockViews();

/// Whether panels stay where they are. The library asks a plain function whether a drag may start,
/// so this can't be a member.
bool& panelsAreLocked();

} // namespace caboose::app
