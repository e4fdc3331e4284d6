// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/goals.h"

#include <optional>
#include <string>
#include <string_view>

namespace caboose::game {

/// "1.2.3/4.5/2/8.0.0.0.0": upcoming, current, which of those lie face up, a bit each, and who has
/// peeked at each of them, if anybody has, a bit for each bandit.
std::string goalsText(const rules::Goals& goals);
/// Nothing if it is not written so.
std::optional<rules::Goals> goalsFrom(std::string_view text);

} // namespace caboose::game
