// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/score/score_model.h"

namespace caboose::items {

/// The scores at this moment. Before the end only what everybody may know, and without the
/// gunslinger's prize, which is not decided yet.
std::vector<ScoreRow> scoreRows(const ShownPosition& shownPosition);

} // namespace caboose::items
