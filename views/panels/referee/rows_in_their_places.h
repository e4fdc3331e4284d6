// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/referee/options_model.h"

#include <vector>

namespace caboose::views {

using Rows = std::vector<items::OptionRow>;

/// What may be answered; in between, what is refused now and keeps its place, so that a hand that
/// knows the way doesn't press another answer.
Rows inTheirPlaces(const Rows& all);

} // namespace caboose::views
