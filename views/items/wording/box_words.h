// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/boxes.h"

#include <QString>

namespace caboose::items::words {

/// As the box's lid says it, in the program's language.
QString box(rules::Box which);

} // namespace caboose::items::words
