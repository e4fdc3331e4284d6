// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace caboose::views {

/// Whether pieces may move before the eye. Some people get dizzy, some are in a hurry.
[[nodiscard]] bool motionWanted();
void setMotionWanted(bool wanted);

} // namespace caboose::views
