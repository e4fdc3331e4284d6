// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"
#include "model/rules/core/verdict.h"

namespace caboose::rules {

/// 9.3 The stagecoach and its Shotgun.

/// 9.3.3: does he sit on a token of this kind here?
bool isGuarded(const Table& table, Location here, LootKind kind);
/// The same of a token that would be taken otherwise.
Verdict unlessGuarded(const Table& table, Location here, LootKind kind, Verdict otherwise);

/// 9.3.3, 5.4.5: the roof of the express beside the stagecoach, where the Shotgun belongs once he
/// is released; where the car beside it has none, the nearest one, or the inside of that car
/// (shotgun-beside-roofless).
Location placeOfReleasedShotgun(const Table& table);
/// The ruling on which that place rests.
Ruling releasedShotgunRestsOn(const Table& table);

} // namespace caboose::rules
