// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/log/log_model.h"

namespace caboose::items {

/// The id of an entry's first line; the others follow.
int firstLineOf(game::Number entry);

/// The lines of the log for one entry of the record, as those who look may know them. Empty for
/// entries that change nothing on the table, and where what was before is not known any more.
std::vector<LogRow> logLines(const game::Game& game, game::Number entry, Viewpoint viewpoint);

} // namespace caboose::items
