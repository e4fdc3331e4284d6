// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/adjusting/adjustment.h"

#include <QString>

namespace caboose::items::words {

/// What was changed by hand, as a sentence. Both as those see them who read it (game::observe,
/// rules::observe), the table before it.
QString adjustment(const game::Adjustment& adjustment, const rules::Table& before);
/// "By hand: Belle is put on the roof of the saloon."
QString byHand(const game::Adjustment& adjustment, const rules::Table& before);

// Parts of it: numbers and tokens on a sheet, and on the table as a whole.

QString sheetAdjustment(const game::Adjustment& adjustment);
QString tableAdjustment(const game::Adjustment& adjustment);

} // namespace caboose::items::words
