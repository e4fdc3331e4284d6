// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

namespace caboose::game {

/// Does the beat that the table is at have a first answer, or none to ask? Tables laid out by hand
/// or read from a file need not get so far: the last round card may be gone, nobody may play.
bool isPlayable(const rules::Table& table);

} // namespace caboose::game
