// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/record/entry.h"

#include <optional>
#include <string>
#include <string_view>

namespace caboose::game {

/// "2025-03-01T20:15:03.123Z", always in UTC.
std::string textOf(Time time);
std::optional<Time> timeFrom(std::string_view text);
/// The nearest moment that can be written.
Time writable(Time time);

} // namespace caboose::game
