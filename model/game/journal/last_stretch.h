// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/record/record.h"

#include <optional>
#include <string_view>

namespace caboose::game {

/// The game as if it had begun where its last snapshot stands: what was said since then, and what
/// was noted at any time. For who wants to know where it stands, and does not go on with it; of all
/// else, only the checksums are looked at. Nothing: no snapshot leads there, or something is
/// unusual, and who wants to know more reads all of it.
std::optional<Record> lastStretch(std::string_view journal);

} // namespace caboose::game
