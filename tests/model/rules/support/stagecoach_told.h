// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/model/rules/support/reached.h"

namespace caboose::rules {

// What befalls coach, horses and hidden pawns told once more, each as the set of tables that it can
// lead to.

Tables attacked(const Table& t);        // 4.13
Tables broughtToLight(const Table& t);  // 5.3.1
Tables movedRelatively(const Table& t); // 5.4.5
Tables hidden(const Table& t);          // 5.4.6

} // namespace caboose::rules
