// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace caboose::app {

// What the docking library shows by widgets of ours: the strips above panels and their buttons.

/// Before the first of its windows; again, it does nothing.
void prepareDockViews();

/// Whether panels stay where they are; for all windows, because the library asks a plain function
/// whether a drag may start. Docks alone locks them, and their buttons.
[[nodiscard]] bool panelsAreLocked();
void lockPanels(bool locked);

} // namespace caboose::app
