// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

namespace caboose::game {

/// Do the rules have a way on from this table? Tables laid out by hand or read from a file need not
/// have one: the last round card may be gone, the train may end behind the locomotive.
bool isPlayable(const rules::Table& table);

} // namespace caboose::game
