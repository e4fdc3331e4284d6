// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/04_set_up/set_up.h"

#include <QString>

namespace caboose::items {

/// "1 jewel, 3 purses"
QString floorWords(const rules::FloorLoot& floor);

} // namespace caboose::items
