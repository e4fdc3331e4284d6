// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/docking/panels.h"

namespace caboose::app {

/// The panels that Caboose comes with, in the order of the menu.
Panels panelList();

} // namespace caboose::app
