// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/model/rules/support/reached.h"

namespace caboose::rules {

/// What came with the player Marshal told once more, each as the set of tables that it can lead to:
/// written from the rules (10.6.1, 10.10, 10.11, 14.2, 15.2) and from nothing else.
Tables capturesOf(const Table& table);
Tables marshalsShotsOf(const Table& table);
/// What is copied is taken from the core: only which card it is, is told here.
Tables ideasOf(const Table& table, Pawn who);

} // namespace caboose::rules
