// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace caboose::rulebook {

/// The language that the others are translated from.
inline constexpr std::string_view original = "en";

} // namespace caboose::rulebook
