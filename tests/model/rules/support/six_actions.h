// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/model/rules/support/reached.h"

namespace caboose::rules {

/// The base actions, the ride and the special punch told once more, each as the set of tables that
/// it can lead to: written from the rules (7.2.2, 9, 10.1 to 10.8, 11.1, 12.1, 12.2, 13.2 to 13.4,
/// 13.8, 13.11, 13.12, 14.2, 15.1, 15.2) and from nothing else.
Tables resultsOf(const Table& table, Pawn who, CardKind action);

} // namespace caboose::rules
