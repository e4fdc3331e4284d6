// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace caboose::rules {

class Play;
struct Table;

// What the steps play and whether they are due, each in the file of its section. What a step plays
// is called when the table is at it, by the rows of 05_sequence/steps.h alone; whether it is due,
// on any table.
#define STEP(name, key, number, chapter, section, point)
#define PLAY(function) void function(Play& play);
#define DUE(function) bool function(const Table& table);
#include "model/rules/core/steps.def"

} // namespace caboose::rules
