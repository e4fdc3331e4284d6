// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/log/log_model.h"

#include <map>

namespace caboose::items {

/// Who looked at what the table does not show, by the last entry of the line that the game had been
/// at until then: a line each, and one for whoever looked there several times.
std::multimap<game::Number, LogRow> looksIn(const game::Game& game,
                                            const std::vector<game::Number>& line);

} // namespace caboose::items
