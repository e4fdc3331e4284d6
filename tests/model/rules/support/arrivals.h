// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/model/rules/support/reached.h"

namespace caboose::rules {

/// The rules told once more: what a bullet does, and what befalls whoever comes somewhere.

void give(Table& t, Card bullet, Pawn whom);
/// The table after a pawn has gone somewhere, and whatever may follow from that; nothing where the
/// table rules that it must not go.
void arrive(Table t, Pawn who, Location to, Tables& results);

} // namespace caboose::rules
