// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/key_overlay.h"

namespace caboose::items {
class OptionsModel;
} // namespace caboose::items

namespace caboose::app {

class Actions;

/// What the open question takes, and what every action has.
QList<views::KeyGroup> keysOnScreen(const Actions& actions, const items::OptionsModel& options);

} // namespace caboose::app
