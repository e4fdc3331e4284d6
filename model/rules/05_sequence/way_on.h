// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

namespace caboose::rules {

/// Whether somebody plays, there is a train, and the question of the step that comes has at least
/// one answer. Tables laid out by hand or read from a file need not: the last round card may be
/// gone.
bool hasWayOn(const Table& table);

} // namespace caboose::rules
