// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/windows/about/about_dialog.h"

#include <QList>

namespace caboose::app {

/// What the program is linked with, with the versions that run now.
QList<views::Library> libraries();

} // namespace caboose::app
